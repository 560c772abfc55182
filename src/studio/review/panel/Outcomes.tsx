import type { OutcomeEntry } from '../contract.ts';
import { LackingExamples } from '../../examples/panel/LackingExamples.tsx';
import { api } from '../../app/api.ts';
import { Outcome, type ReviewProps } from './Outcome.tsx';
import { reviewTexts } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';

/**
 * Examples whose outcome has changed, old and new, with buttons to accept it, and to fill in an answer that only now is
 * required: accepted without it, an example of success would become an example of a mistake.
 */
export function Outcomes({ review: { outcomes, lacking }, reload }: ReviewProps) {
  const { attempt, ...attempted } = useAttempt();
  const { isBusy } = attempted;
  const takeOver = (ids: readonly string[]) =>
    void attempt(api.takeOver({ ids }).finally(reload), () => reviewTexts.tookOver);
  return (
    <section aria-labelledby="review-outcomes">
      <h3 id="review-outcomes">{reviewTexts.outcomes}</h3>
      <p>{reviewTexts.outcomesHelp}</p>
      {lacking.map((one) => (
        <LackingExamples key={one.file} lacking={one} heading="review-title" />
      ))}
      <ul className="list">
        {outcomes.map((outcome) => (
          <Example key={outcome.id} outcome={outcome} isBusy={isBusy} takeOver={takeOver} />
        ))}
      </ul>
      {outcomes.length > 1 && (
        <Button
          says={reviewTexts.takeAllOver}
          disabled={isBusy}
          onClick={() => takeOver(outcomes.map(({ id }) => id))}
        />
      )}
      <Outcome {...attempted} />
    </section>
  );
}

interface ExampleProps {
  readonly outcome: OutcomeEntry;
  readonly isBusy: boolean;
  takeOver(ids: readonly string[]): void;
}

/** An example with its declared and its new outcome. */
function Example({ outcome: { id, file, name, path, differences }, isBusy, takeOver }: ExampleProps) {
  const { open } = useStudio();
  return (
    <li>
      <div className="review-change">
        <p>
          {name} <Button says={file} className="link place" onClick={() => open({ file, path })} />
        </p>
        {differences.map(({ at, declared, came }) => (
          <dl key={at} className="pieces">
            <dt>
              {at} {reviewTexts.says}
            </dt>
            <dd>
              <del>{declared}</del>
            </dd>
            <dt>{reviewTexts.comes}</dt>
            <dd>
              <ins>{came}</ins>
            </dd>
          </dl>
        ))}
      </div>
      <Button
        says={reviewTexts.takeOver}
        aria-label={reviewTexts.takeOverOf(name)}
        disabled={isBusy}
        onClick={() => takeOver([id])}
      />
    </li>
  );
}
