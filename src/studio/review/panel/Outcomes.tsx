import type { OutcomeEntry } from '../contract.ts';
import { api } from '../../app/api.ts';
import { Outcome, type ReviewProps } from './Outcome.tsx';
import { words } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';

/** Examples of which something else comes now than they say: old and new, to be taken over with a look. */
export function Outcomes({ review: { outcomes }, reload }: ReviewProps) {
  const { attempt, ...attempted } = useAttempt();
  const { isBusy } = attempted;
  const takeOver = (ids: readonly string[]) =>
    void attempt(api.takeOver({ ids }).finally(reload), () => words.tookOver);
  return (
    <section aria-labelledby="review-outcomes">
      <h3 id="review-outcomes">{words.outcomes}</h3>
      <p>{words.outcomesHelp}</p>
      <ul className="list">
        {outcomes.map((outcome) => (
          <Example key={outcome.id} outcome={outcome} isBusy={isBusy} takeOver={takeOver} />
        ))}
      </ul>
      {outcomes.length > 1 && (
        <Button says={words.takeAllOver} disabled={isBusy} onClick={() => takeOver(outcomes.map(({ id }) => id))} />
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

/** What an example says, and what comes of it now. */
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
              {at} {words.says}
            </dt>
            <dd>
              <del>{declared}</del>
            </dd>
            <dt>{words.comes}</dt>
            <dd>
              <ins>{came}</ins>
            </dd>
          </dl>
        ))}
      </div>
      <Button
        says={words.takeOver}
        aria-label={words.takeOverOf(name)}
        disabled={isBusy}
        onClick={() => takeOver([id])}
      />
    </li>
  );
}
