import type { ReviewAnswer } from '../contract.ts';
import { Fault } from '../../app/kit/Fault.tsx';
import { Changes } from './Changes.tsx';
import { CommitForm } from './CommitForm.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Pictures } from './Pictures.tsx';
import { reviewTexts } from './words.ts';
import { UnderWay } from './UnderWay.tsx';
import { Snapshots } from './Snapshots.tsx';
import { SlowSection } from './SlowSection.tsx';
import { useProgress } from './useProgress.ts';

interface ReviewPageProps {
  readonly review: ReviewAnswer | undefined;
  readonly error: string | undefined;
  reload(): Promise<void>;
}

/** All changes since the last commit, and the actions on them. */
export function ReviewPage({ review, error, reload }: ReviewPageProps) {
  if (!review) return <p role={error === undefined ? 'status' : 'alert'}>{error ?? reviewTexts.loading}</p>;
  return (
    <>
      <Fault why={error ?? review.fault} className="fault" />
      {review.fault === undefined && <Changes review={review} reload={reload} />}
      {review.outcomes.length > 0 && <Outcomes review={review} reload={reload} />}
      {review.fault === undefined && review.files.length > 0 && <UnderWay changesKey={review.key} />}
      {review.count > 0 && <Pictures changesKey={review.key} />}
      {review.fault === undefined && review.files.length > 0 && <Snapshots />}
      {review.fault === undefined && <CommitForm review={review} reload={reload} />}
      <PreviewFolder />
    </>
  );
}

/** Writes the site into a folder that a colleague can open. */
function PreviewFolder() {
  const { answer: preview, ...slow } = useProgress('preview');
  const done = preview?.state === 'done' && reviewTexts.previewDone(preview.pages ?? 0, preview.folder ?? '');
  return (
    <SlowSection
      title={reviewTexts.preview}
      help={reviewTexts.previewHelp}
      says={reviewTexts.writePreview}
      slow={slow}
      status={slow.isRunning ? reviewTexts.building : done}
    />
  );
}
