import type { ReviewAnswer } from '../../shared/contract/review.ts';
import { Fault } from '../kit/Fault.tsx';
import { Changes } from './Changes.tsx';
import { CommitForm } from './CommitForm.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Pictures } from './Pictures.tsx';
import { PreviewFolder } from './PreviewFolder.tsx';
import { words } from './words.ts';

/** Of a part of the review. */
export interface ReviewProps {
  readonly review: ReviewAnswer;
  reload(): Promise<void>;
}

interface ReviewPageProps {
  readonly review: ReviewAnswer | undefined;
  readonly error: string | undefined;
  reload(): Promise<void>;
}

/** Everything that has changed since the last commit, and what can be done with it. */
export function ReviewPage({ review, error, reload }: ReviewPageProps) {
  if (!review) return <p role={error === undefined ? 'status' : 'alert'}>{error ?? words.loading}</p>;
  return (
    <>
      <Fault why={error ?? review.fault} className="fault" />
      {review.fault === undefined && <Changes review={review} reload={reload} />}
      {review.outcomes.length > 0 && <Outcomes review={review} reload={reload} />}
      {review.count > 0 && <Pictures changesKey={review.key} />}
      {review.fault === undefined && <CommitForm review={review} reload={reload} />}
      <PreviewFolder />
    </>
  );
}
