import { useId, type FormEvent } from 'react';
import { useKept } from '../../app/useKept.ts';
import { api } from '../../app/api.ts';
import { Labelled } from '../../app/kit/Labelled.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import { Outcome, type ReviewProps } from './Outcome.tsx';
import { words } from './words.ts';

/** What the person has typed. */
interface Own {
  readonly branch: string;
  readonly message: string;
}

/** Commits the changes on a branch. What is proposed follows the changes until the person writes something else. */
export function CommitForm({ review, reload }: ReviewProps) {
  const id = useId();
  const { attempt, isBusy, said, error } = useAttempt();
  // What is typed outlasts the dialog.
  const [own, setOwn] = useKept<Partial<Own>>('commit', {});
  const { branch = review.proposed, message = review.message } = own;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const committed = api.commit({ branch, message, key: review.key }).then(async (answer) => {
      setOwn({});
      await reload();
      return answer;
    });
    void attempt(committed, (answer) => words.committed(answer.count, answer.branch, answer.commit));
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.commit}</h3>
      {review.files.length > 0 && (
        <form className="field" onSubmit={submit}>
          <BranchAndMessage
            branch={branch}
            message={message}
            from={review.branch}
            change={(part) => setOwn({ ...own, ...part })}
          />
          <p className="quiet">{words.commitHelp}</p>
          {review.drafts.length > 0 && <p className="fault">{words.draftsLeft(review.drafts)}</p>}
          <div>
            <button type="submit" disabled={isBusy || review.drafts.length > 0}>
              {isBusy ? words.committing : words.commit}
            </button>
          </div>
        </form>
      )}
      <Outcome said={said} error={error} />
    </section>
  );
}

interface BranchAndMessageProps extends Own {
  /** The branch that is checked out. */
  readonly from: string | undefined;
  change(part: Partial<Own>): void;
}

const BranchAndMessage = ({ branch, message, from, change }: BranchAndMessageProps) => (
  <>
    <Labelled label={words.branch} help={branch === from ? words.branchNow(branch) : words.branchNew(from)}>
      {(own) => (
        <input
          {...own}
          value={branch}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => change({ branch: target.value })}
        />
      )}
    </Labelled>
    <Labelled label={words.message}>
      {(own) => (
        <textarea
          {...own}
          rows={Math.min(14, 2 + message.split('\n').length)}
          value={message}
          onChange={({ target }) => change({ message: target.value })}
        />
      )}
    </Labelled>
  </>
);
