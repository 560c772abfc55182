import { useId, type FormEvent } from 'react';
import type { ReviewAnswer } from '../../shared/contract/review.ts';
import { useKept } from '../useKept.ts';
import { api } from '../api.ts';
import { Outcome } from './Outcome.tsx';
import { useAction } from './useAction.ts';
import { words } from './words.ts';

interface CommitFormProps {
  readonly review: ReviewAnswer;
  reload(): Promise<void>;
}

/** What the person has typed. */
interface Own {
  readonly branch: string;
  readonly message: string;
}

/** Commits the changes on a branch. What is proposed follows the changes until the person writes something else. */
export function CommitForm({ review, reload }: CommitFormProps) {
  const id = useId();
  const action = useAction();
  // What is typed outlasts the dialog.
  const [own, setOwn] = useKept<Partial<Own>>('commit', {});
  const { branch = review.proposed, message = review.message } = own;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(
      () =>
        api.commit({ branch, message, key: review.key }).then((answer) => {
          setOwn({});
          return reload().then(() => answer);
        }),
      (answer) => words.committed(answer.count, answer.branch, answer.commit),
    );
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.commit}</h3>
      {review.files.length > 0 && (
        <form className="field" onSubmit={submit}>
          <BranchAndMessage
            id={id}
            branch={branch}
            message={message}
            from={review.branch}
            change={(part) => setOwn({ ...own, ...part })}
          />
          <p className="quiet">{words.commitHelp}</p>
          {review.drafts.length > 0 && <p className="fault">{words.draftsLeft(review.drafts)}</p>}
          <div>
            <button type="submit" disabled={action.isBusy || review.drafts.length > 0}>
              {action.isBusy ? words.committing : words.commit}
            </button>
          </div>
        </form>
      )}
      <Outcome action={action} />
    </section>
  );
}

interface BranchAndMessageProps extends Own {
  readonly id: string;
  /** The branch that is checked out. */
  readonly from: string | undefined;
  change(part: Partial<Own>): void;
}

function BranchAndMessage({ id, branch, message, from, change }: BranchAndMessageProps) {
  return (
    <>
      <label htmlFor={`${id}-branch`}>{words.branch}</label>
      <input
        id={`${id}-branch`}
        value={branch}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-about`}
        onChange={({ target }) => change({ branch: target.value })}
      />
      <p id={`${id}-about`} className="quiet">
        {branch === from ? words.branchNow(branch) : words.branchNew(from)}
      </p>
      <label htmlFor={`${id}-message`}>{words.message}</label>
      <textarea
        id={`${id}-message`}
        rows={Math.min(14, 2 + message.split('\n').length)}
        value={message}
        onChange={({ target }) => change({ message: target.value })}
      />
    </>
  );
}
