import { api } from '../../app/api.ts';
import { Button } from '../../app/kit/Button.tsx';
import { Fault } from '../../app/kit/Fault.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import type { LackingExamples as Lacking } from '../contract.ts';
import { exampleTexts } from './words.ts';

interface LackingExamplesProps {
  readonly lacking: Lacking;
  /** Id of the heading that gets the focus, because the button disappears. */
  readonly heading: string;
}

/** Offers to fill in the answers that the examples of a form lack, so that they stay examples of what they show. */
export function LackingExamples({ lacking: { file, base, questions, count }, heading }: LackingExamplesProps) {
  const { error, isBusy, attempt } = useAttempt();
  const fill = () => attempt(api.fillExamples({ file, base }), () => document.getElementById(heading)?.focus());
  return (
    <div className="lacking">
      <p>{exampleTexts.lacking(count, questions)}</p>
      <Button
        says={exampleTexts.fill}
        aria-label={exampleTexts.fillOf(file)}
        disabled={isBusy}
        onClick={() => void fill()}
      />
      <Fault why={error} />
    </div>
  );
}
