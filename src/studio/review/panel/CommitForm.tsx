import { useId, type FormEvent } from 'react';
import { useSessionState } from '../../app/useSessionState.ts';
import { api } from '../../app/api.ts';
import { Labelled } from '../../app/kit/Labelled.tsx';
import { useAttempt } from '../../app/useAttempt.ts';
import { Outcome, type ReviewProps } from './Outcome.tsx';
import { reviewTexts } from './words.ts';

/** What the person has typed instead of the proposal. */
interface Own {
  readonly branch: string;
  readonly message: string;
}

/** Commits the changes on a branch. The proposed name and message follow the changes until the person edits them. */
export function CommitForm({ review, reload }: ReviewProps) {
  const id = useId();
  const { attempt, isBusy, said, error } = useAttempt();
  // Kept when the dialog is closed.
  const [own, setOwn] = useSessionState<Partial<Own>>('commit', {});
  const { branch = review.proposed, message = review.message } = own;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const committed = api.commit({ branch, message, key: review.key }).then(async (answer) => {
      setOwn({});
      await reload();
      return answer;
    });
    void attempt(committed, (answer) => reviewTexts.committed(answer.count, answer.branch, answer.commit));
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{reviewTexts.commit}</h3>
      {review.files.length > 0 && (
        <form className="field" onSubmit={submit}>
          <BranchAndMessage
            branch={branch}
            message={message}
            from={review.branch}
            change={(part) => setOwn({ ...own, ...part })}
          />
          <p className="quiet">{reviewTexts.commitHelp}</p>
          {review.drafts.length > 0 && <p className="fault">{reviewTexts.draftsLeft(review.drafts)}</p>}
          <div>
            <button type="submit" disabled={isBusy || review.drafts.length > 0}>
              {isBusy ? reviewTexts.committing : reviewTexts.commit}
            </button>
          </div>
        </form>
      )}
      <Outcome said={said} error={error} />
    </section>
  );
}

interface BranchAndMessageProps extends Own {
  /** The current branch. */
  readonly from: string | undefined;
  change(part: Partial<Own>): void;
}

const BranchAndMessage = ({ branch, message, from, change }: BranchAndMessageProps) => (
  <>
    <Labelled
      label={reviewTexts.branch}
      help={branch === from ? reviewTexts.branchNow(branch) : reviewTexts.branchNew(from)}
    >
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
    <Labelled label={reviewTexts.message}>
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
