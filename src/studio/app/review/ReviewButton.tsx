import { useEffect, useRef, useState } from 'react';
import type { Spot } from '../spot.ts';
import { ReviewPage } from './ReviewPage.tsx';
import './review.css';
import { useReview } from './useReview.ts';
import { words } from './words.ts';
import { Button } from '../kit/Button.tsx';

interface ReviewButtonProps {
  /** Grows whenever the site may be another. */
  readonly version: number;
  open(spot: Spot): void;
}

/** Opens the review, and says how much there is to look at. */
export function ReviewButton({ version, open }: ReviewButtonProps) {
  const known = useReview(version);
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { reload } = known;
  useEffect(() => {
    if (!isOpen) return;
    // Someone may have committed or pulled elsewhere.
    void reload();
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [isOpen, reload]);
  const count = known.review?.count ?? 0;
  return (
    <>
      <button type="button" className="review-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.review} {known.review && known.review.fault === undefined && <span>{words.count(count)}</span>}
      </button>
      {isOpen && (
        <dialog ref={dialog} className="review" aria-labelledby="review-title" onClose={() => setOpen(false)}>
          <header>
            <h2 id="review-title">{words.title}</h2>
            <Button says={words.close} onClick={() => dialog.current?.close()} />
          </header>
          <ReviewPage
            known={known}
            open={(spot) => {
              dialog.current?.close();
              open(spot);
            }}
          />
        </dialog>
      )}
    </>
  );
}
