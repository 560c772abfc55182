import { useEffect, useRef, useState } from 'react';
import { Button } from '../../app/kit/Button.tsx';
import { useAnswer } from '../../app/useAnswer.ts';
import { StudioContext, useStudio } from '../../app/useStudio.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { reviewTexts } from './words.ts';

/** Debounce of the review, in milliseconds, so that typing stays fast. */
const reviewDelay = 500;

/** Opens the review, and shows the number of changes. */
export function ReviewButton() {
  const studio = useStudio();
  const {
    answer: review,
    error,
    reload,
  } = useAnswer('review', studio.site && {}, { version: studio.version, pause: reviewDelay });
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Someone may have committed or pulled elsewhere.
    void reload();
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [isOpen, reload]);
  const close = () => dialog.current?.close();
  const open: typeof studio.open = (place) => {
    close();
    studio.open(place);
  };
  return (
    <>
      <button type="button" className="review-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {reviewTexts.review} {review && review.fault === undefined && <span>{reviewTexts.count(review.count)}</span>}
      </button>
      {isOpen && (
        <dialog ref={dialog} className="review" aria-labelledby="review-title" onClose={() => setOpen(false)}>
          <header>
            <h2 id="review-title" tabIndex={-1}>
              {reviewTexts.title}
            </h2>
            <Button says={reviewTexts.close} onClick={close} />
          </header>
          <StudioContext value={{ ...studio, open }}>
            <ReviewPage review={review} error={error} reload={reload} />
          </StudioContext>
        </dialog>
      )}
    </>
  );
}
