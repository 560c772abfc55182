import { useEffect, useRef, useState } from 'react';
import type { ChangedFile, ChangeEntry, Piece } from '../contract.ts';
import { api } from '../../app/api.ts';
import { Outcome, type ReviewProps } from './Outcome.tsx';
import { words } from './words.ts';
import { Button } from '../../app/kit/Button.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import { useStudio } from '../../app/useStudio.ts';

/** What has changed, by file, each with its way back. */
export function Changes({ review, reload }: ReviewProps) {
  const { attempt, ...attempted } = useAttempt();
  const take = (work: Promise<unknown>) => void attempt(work.finally(reload), () => words.tookBack);
  const { isBusy } = attempted;
  return (
    <section aria-labelledby="review-changes">
      <h3 id="review-changes">
        {words.changes} <small>{words.count(review.count)}</small>
      </h3>
      {review.files.length === 0 && <p>{words.nothing}</p>}
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
      {file.isDraft && <p className="fault">{words.draft}</p>}
      {!file.isOurs && (
        <p>
          {words.hows[file.how]}. {words.byGit}
        </p>
      )}
      <ul className="list">
        {file.changes.map((change) => (
          <li key={change.id}>
            <Change file={file} change={change} />
            <Button
              says={words.takeBack}
              disabled={isBusy}
              aria-label={words.takeBackOf(`${file.title}, ${change.what}`)}
              onClick={() => take(api.takeBack({ file: file.file, id: change.id }))}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What the panel can show. */
const isText = /\.(?:yaml|csv)$/;

function Change({ file, change }: Pick<FileProps, 'file'> & { readonly change: ChangeEntry }) {
  const { open } = useStudio();
  const { what, pieces, line, path } = change;
  const place = words.place(file.file, line);
  return (
    <div className="review-change">
      <p>{what}</p>
      {pieces.length > 0 && <Pieces pieces={pieces} />}
      {file.how !== 'removed' && isText.test(file.file) && (
        <Button
          says={place}
          className="link place"
          title={words.openHelp(what)}
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

/** Asks first. */
function TakeAllBack({ count, isBusy, take }: AllProps) {
  const [asks, setAsks] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asks) no.current?.focus();
  }, [asks]);
  if (!asks) return <Button says={words.takeAllBack} disabled={isBusy} onClick={() => setAsks(true)} />;
  const takeAll = () => {
    setAsks(false);
    take();
  };
  return (
    <p role="group" aria-label={words.takeAllBack} className="sure">
      {words.sure(count)} <Button says={words.yes} onClick={takeAll} />{' '}
      <Button says={words.no} ref={no} onClick={() => setAsks(false)} />
    </p>
  );
}

/** A text before and now, with the words that differ marked in both. */
function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  const side = (without: Piece['in'], Mark: 'del' | 'ins') =>
    pieces
      .filter((piece) => piece.in !== without)
      .map(({ text, in: where }, index) => (where === 'both' ? text : <Mark key={index}>{text}</Mark>));
  return (
    <dl className="pieces">
      <dt>{words.were}</dt>
      <dd>{side('after', 'del')}</dd>
      <dt>{words.now}</dt>
      <dd>{side('before', 'ins')}</dd>
    </dl>
  );
}
