import { useEffect, useRef, useState } from 'react';
import type { ChangedFile, ChangeEntry, ReviewAnswer } from '../../shared/contract/review.ts';
import type { Spot } from '../spot.ts';
import { api } from '../api.ts';
import { Outcome } from './Outcome.tsx';
import { Pieces } from './Pieces.tsx';
import { useAction, type Action } from './useAction.ts';
import { words } from './words.ts';
import { Button } from '../kit/Button.tsx';

interface ChangesProps {
  readonly review: ReviewAnswer;
  open(spot: Spot): void;
  reload(): Promise<void>;
}

/** What has changed, by file, each with its way back. */
export function Changes({ review, open, reload }: ChangesProps) {
  const action = useAction();
  const takeBack = (file: string, id: string) =>
    void action.run(
      () => api.takeBack({ file, id }).finally(reload),
      () => words.tookBack,
    );
  return (
    <section aria-labelledby="review-changes">
      <h3 id="review-changes">
        {words.changes} <small>{words.count(review.count)}</small>
      </h3>
      {review.files.length === 0 && <p>{words.nothing}</p>}
      {review.files.map((file) => (
        <FileChanges key={file.file} file={file} isBusy={action.isBusy} open={open} takeBack={takeBack} />
      ))}
      {review.files.some(({ isOurs }) => isOurs) && <TakeAllBack review={review} action={action} reload={reload} />}
      <Outcome action={action} />
    </section>
  );
}

interface FileProps {
  readonly file: ChangedFile;
  readonly isBusy: boolean;
  open(spot: Spot): void;
  takeBack(file: string, id: string): void;
}

function FileChanges({ file, isBusy, open, takeBack }: FileProps) {
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
            <Change file={file} change={change} open={open} />
            <Button
              says={words.takeBack}
              disabled={isBusy}
              aria-label={words.takeBackOf(`${file.title}, ${change.what}`)}
              onClick={() => takeBack(file.file, change.id)}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What the panel can show. */
const isText = /\.(?:yaml|csv)$/;

function Change({ file, change, open }: Pick<FileProps, 'file' | 'open'> & { readonly change: ChangeEntry }) {
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
  readonly review: ReviewAnswer;
  readonly action: Action;
  reload(): Promise<void>;
}

/** Asks first. */
function TakeAllBack({ review: { count, key }, action, reload }: AllProps) {
  const [asks, setAsks] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asks) no.current?.focus();
  }, [asks]);
  if (!asks) return <Button says={words.takeAllBack} disabled={action.isBusy} onClick={() => setAsks(true)} />;
  const take = () => {
    setAsks(false);
    void action.run(
      () => api.takeAllBack({ key }).finally(reload),
      () => words.tookBack,
    );
  };
  return (
    <p role="group" aria-label={words.takeAllBack} className="sure">
      {words.sure(count)} <Button says={words.yes} onClick={take} />{' '}
      <Button says={words.no} ref={no} onClick={() => setAsks(false)} />
    </p>
  );
}
