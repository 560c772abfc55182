import type { Spot } from '../spot.ts';
import { Changes } from './Changes.tsx';
import { CommitForm } from './CommitForm.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Pictures } from './Pictures.tsx';
import { PreviewFolder } from './PreviewFolder.tsx';
import type { KnownReview } from './useReview.ts';
import { words } from './words.ts';
import { Fault } from '../kit/Fault.tsx';

interface ReviewPageProps {
  readonly known: KnownReview;
  open(spot: Spot): void;
}

/** Everything that has changed since the last commit, and what can be done with it. */
export function ReviewPage({ known: { review, error, reload }, open }: ReviewPageProps) {
  if (!review) return <p role={error === undefined ? 'status' : 'alert'}>{error ?? words.loading}</p>;
  return (
    <>
      <Fault why={error ?? review.fault} className="fault" />
      {review.fault === undefined && <Changes review={review} open={open} reload={reload} />}
      {review.outcomes.length > 0 && <Outcomes outcomes={review.outcomes} open={open} reload={reload} />}
      {review.count > 0 && <Pictures changesKey={review.key} />}
      {review.fault === undefined && <CommitForm review={review} reload={reload} />}
      <PreviewFolder />
    </>
  );
}
