import type { ProblemEntry } from '../shared/contract/values.ts';
import type { SiteAnswer } from '../shared/contract/site.ts';
import { api } from './api.ts';
import { Fix } from './Fix.tsx';
import type { Spot } from './spot.ts';
import { words as days } from './days/words.ts';
import { words } from './words.ts';
import { useAttempt } from './useAttempt.ts';
import { Button } from './kit/Button.tsx';

interface ProblemsProps {
  readonly site: SiteAnswer;
  open(spot: Spot): void;
}

/** Everything that is wrong with the site or with a draft, in words. */
export function Problems({ site, open }: ProblemsProps) {
  const { problems, unready, drafts, over } = site;
  const count = problems.length + drafts.reduce((sum, draft) => sum + Math.max(draft.problems.length, 1), 0);
  return (
    <section className="problems" aria-labelledby="problems">
      <h2 id="problems" tabIndex={-1}>
        {count === 0 ? words.noProblems : words.problem(count)}
      </h2>
      {site.fault !== undefined && (
        <p className="fault" role="alert">
          {words.visitorsFail(site.fault)}
        </p>
      )}
      {drafts.length > 0 && <h3>{words.drafts}</h3>}
      {drafts.map((draft) => (
        <div key={draft.file}>
          <p>
            {draft.isRemoved ? (
              `${draft.file} ${words.isRemoved}`
            ) : (
              <Button says={draft.file} className="link" onClick={() => open({ file: draft.file, path: [] })} />
            )}
            {draft.isOutdated && <em> {words.outdated}</em>} <Discard file={draft.file} />
          </p>
          <ProblemList problems={draft.problems} open={open} />
        </div>
      ))}
      <ProblemList problems={problems} open={open} />
      {unready.length > 0 && <h3>{words.unready}</h3>}
      <ProblemList problems={unready} open={open} />
      {over.length > 0 && <h3>{days.over}</h3>}
      <ProblemList problems={over} open={open} />
    </section>
  );
}

/** Discards the draft of a file, and says why when that is refused. */
function Discard({ file }: { readonly file: string }) {
  const { error, attempt } = useAttempt();
  const discard = () => void attempt(api.discard({ file }));
  return (
    <>
      <Button says={words.discard} aria-label={words.discardOf(file)} onClick={discard} />
      {error !== undefined && <span role="alert"> {error}</span>}
    </>
  );
}

/** Problems with their fix and place. */
export function ProblemList({
  problems,
  open,
}: {
  readonly problems: readonly ProblemEntry[];
  open(spot: Spot): void;
}) {
  if (problems.length === 0) return null;
  return (
    <ul className="list">
      {problems.map(({ code, place, path = [], message, fix, mend }, index) => (
        <li key={index}>
          <p>
            {message} {fix}
          </p>
          {mend && <Fix file={place.file} mend={mend} open={open} />}
          <p className="quiet">
            <Button
              says={words.place(place.file, place.line)}
              className="link"
              onClick={() => open({ file: place.file, path })}
            />{' '}
            {code}
          </p>
        </li>
      ))}
    </ul>
  );
}
