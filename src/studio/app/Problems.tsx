import type { DraftEntry, ProblemEntry } from '../contract/values.ts';
import type { SiteAnswer } from '../site/contract.ts';
import { LackingExamples } from '../examples/panel/LackingExamples.tsx';
import { api } from './api.ts';
import { Button } from './kit/Button.tsx';
import { Fault } from './kit/Fault.tsx';
import { dayTexts } from '../days/panel/words.ts';
import { useStudio } from './useStudio.ts';
import { studioTexts } from './words.ts';
import { useAttempt } from './useAttempt.ts';

/** All problems of the site and of drafts. */
export function Problems({ site }: { readonly site: SiteAnswer }) {
  const { problems, unready, lacking, drafts, over } = site;
  const count =
    problems.length + drafts.reduce((sum, draft) => sum + Math.max(draft.problems.length, draft.isOutdated ? 1 : 0), 0);
  return (
    <section className="problems" aria-labelledby="problems">
      <h2 id="problems" tabIndex={-1}>
        {count === 0 ? studioTexts.noProblems : studioTexts.problem(count)}
      </h2>
      <Fault why={site.fault && studioTexts.visitorsFail(site.fault)} className="fault" />
      {drafts.length > 0 && <h3>{studioTexts.drafts}</h3>}
      {drafts.length > 1 && <p className="quiet">{studioTexts.draftsTogether}</p>}
      {drafts.map((draft) => (
        <Draft key={draft.file} draft={draft} />
      ))}
      <ProblemList problems={problems} />
      {unready.length > 0 && <h3>{studioTexts.unready}</h3>}
      {lacking.map((one) => (
        <LackingExamples key={one.file} lacking={one} heading="problems" />
      ))}
      <ProblemList problems={unready} />
      {over.length > 0 && <h3>{dayTexts.over}</h3>}
      <ProblemList problems={over} />
    </section>
  );
}

/** A draft with a button to discard it. */
function Draft({ draft: { file, isRemoved, isOutdated, problems } }: { readonly draft: DraftEntry }) {
  const { open } = useStudio();
  const { error, attempt } = useAttempt();
  return (
    <div>
      <p>
        {isRemoved ? (
          `${file} ${studioTexts.isRemoved}`
        ) : (
          <Button says={file} className="link" onClick={() => open({ file, path: [] })} />
        )}
        {isOutdated && <em> {studioTexts.outdated}</em>}
        {!isOutdated && problems.length === 0 && <em> {studioTexts.waitsForDrafts}</em>}{' '}
        <Button
          says={studioTexts.discard}
          aria-label={studioTexts.discardOf(file)}
          onClick={() => void attempt(api.discard({ file }))}
        />
        {error !== undefined && <span role="alert"> {error}</span>}
      </p>
      <ProblemList problems={problems} />
    </div>
  );
}

/** Problems with their fix and place. */
export function ProblemList({ problems }: { readonly problems: readonly ProblemEntry[] }) {
  const { open } = useStudio();
  if (problems.length === 0) return null;
  return (
    <ul className="list">
      {problems.map(({ code, place: { file, line }, path = [], message, fix, mend }, index) => (
        <li key={index}>
          <p>
            {message} {fix}
          </p>
          {mend && <Fix file={file} mend={mend} />}
          <p className="quiet">
            <Button says={studioTexts.place(file, line)} className="link" onClick={() => open({ file, path })} /> {code}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface FixProps {
  readonly file: string;
  readonly mend: NonNullable<ProblemEntry['mend']>;
}

/** Button that applies the fix of a problem and opens the changed thing. */
function Fix({ file, mend: { title, edit, base } }: FixProps) {
  const { open } = useStudio();
  const { error, attempt } = useAttempt();
  const fix = () =>
    attempt(api.write({ file, base, edits: [edit], isFix: true }), (answer) => {
      open(answer);
      // The button disappears with its problem, so the focus moves to the heading of the list.
      document.getElementById('problems')?.focus();
    });
  return (
    <p>
      <Button says={studioTexts.fix(title)} onClick={() => void fix()} />
      {error !== undefined && <span role="alert"> {error}</span>}
    </p>
  );
}
