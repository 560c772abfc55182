import { useEffect, useRef, useState } from 'react';
import type { ChangedFile, ChangeEntry, Piece } from '../contract.ts';
import { api } from '../../app/api.ts';
import { Outcome, type ReviewProps } from './Outcome.tsx';
import { reviewTexts } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';

/** The changes by file, each with a button to revert it. */
export function Changes({ review, reload }: ReviewProps) {
  const { attempt, ...attempted } = useAttempt();
  const take = (work: Promise<unknown>) => void attempt(work.finally(reload), () => reviewTexts.tookBack);
  const { isBusy } = attempted;
  return (
    <section aria-labelledby="review-changes">
      <h3 id="review-changes">
        {reviewTexts.changes} <small>{reviewTexts.count(review.count)}</small>
      </h3>
      {review.files.length === 0 && <p>{reviewTexts.nothing}</p>}
      {review.files.map((file) => (
        <FileChanges key={file.file} file={file} isBusy={isBusy} take={take} />
      ))}
      {review.files.some(({ isOurs }) => isOurs) && (
        <TakeAllBack count={review.count} isBusy={isBusy} take={() => take(api.takeAllBack({ key: review.key }))} />
      )}
      <Outcome {...attempted} />
    </section>
  );
}

interface FileProps {
  readonly file: ChangedFile;
  readonly isBusy: boolean;
  take(work: Promise<unknown>): void;
}

function FileChanges({ file, isBusy, take }: FileProps) {
  return (
    <article aria-label={file.title} className="changed-file">
      <h4>
        {file.title} <small>{file.file}</small>
      </h4>
      {file.isDraft && <p className="fault">{reviewTexts.draft}</p>}
      {!file.isOurs && (
        <p>
          {reviewTexts.hows[file.how]}. {reviewTexts.byGit}
        </p>
      )}
      <ul className="list">
        {file.changes.map((change) => (
          <li key={change.id}>
            <ChangeItem file={file} change={change} />
            <Button
              says={reviewTexts.takeBack}
              disabled={isBusy}
              aria-label={reviewTexts.takeBackOf(`${file.title}, ${change.what}`)}
              onClick={() => take(api.takeBack({ file: file.file, id: change.id }))}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Files that the panel can open. */
const opensInPanel = /\.(?:yaml|csv)$/;

function ChangeItem({ file, change }: Pick<FileProps, 'file'> & { readonly change: ChangeEntry }) {
  const { open } = useStudio();
  const { what, pieces, line, path } = change;
  const place = reviewTexts.place(file.file, line);
  return (
    <div className="review-change">
      <p>{what}</p>
      {pieces.length > 0 && <Pieces pieces={pieces} />}
      {file.how !== 'removed' && opensInPanel.test(file.file) && (
        <Button
          says={place}
          className="link place"
          title={reviewTexts.openHelp(what)}
          onClick={() => open({ file: file.file, path: path ?? [] })}
        />
      )}
    </div>
  );
}

interface AllProps {
  readonly count: number;
  readonly isBusy: boolean;
  take(): void;
}

/** Reverts all changes, after a confirmation. */
function TakeAllBack({ count, isBusy, take }: AllProps) {
  const [asks, setAsks] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asks) no.current?.focus();
  }, [asks]);
  if (!asks) return <Button says={reviewTexts.takeAllBack} disabled={isBusy} onClick={() => setAsks(true)} />;
  const takeAll = () => {
    setAsks(false);
    take();
  };
  return (
    <p role="group" aria-label={reviewTexts.takeAllBack} className="sure">
      {reviewTexts.sure(count)} <Button says={reviewTexts.yes} onClick={takeAll} />{' '}
      <Button says={reviewTexts.no} ref={no} onClick={() => setAsks(false)} />
    </p>
  );
}

/** A text before and after, with the differences marked. */
function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  const side = (without: Piece['in'], Mark: 'del' | 'ins') =>
    pieces
      .filter((piece) => piece.in !== without)
      .map(({ text, in: where }, index) => (where === 'both' ? text : <Mark key={index}>{text}</Mark>));
  return (
    <dl className="pieces">
      <dt>{reviewTexts.were}</dt>
      <dd>{side('after', 'del')}</dd>
      <dt>{reviewTexts.now}</dt>
      <dd>{side('before', 'ins')}</dd>
    </dl>
  );
}
