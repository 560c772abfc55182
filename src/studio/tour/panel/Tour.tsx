import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { studioTexts } from '../../app/words.ts';
import { Button } from '../../app/kit/Button.tsx';

const key = 'studio:tour';

/** Selectors of the elements that the sentences are about. */
const places = ['.stage', '.side', '.picker', '.problems', '.steps', '.review-button'] as const;

/** A tour of six sentences, on the first visit and on request. */
export function Tour() {
  const [isOpen, setOpen] = useState(() => localStorage.getItem(key) === null);
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    localStorage.setItem(key, 'seen');
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button says={studioTexts.tour.open} ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <Sentences end={end} />}
    </>
  );
}

function Sentences({ end }: { end(): void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(0);
  const spot = useHighlight(places[at]!);
  const isLast = at === places.length - 1;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => next.current?.focus(), [at]);
  return (
    <dialog
      ref={dialog}
      className="tour"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      onClose={end}
    >
      <div ref={spot} className="spot" />
      <div className="card">
        <h2 id={`${id}-title`}>{studioTexts.tour.title(at + 1, places.length)}</h2>
        <p id={`${id}-words`} aria-live="polite">
          {studioTexts.tour.sentences[at]}
        </p>
        <div className="arrange">
          <Button
            says={isLast ? studioTexts.tour.end : studioTexts.tour.next}
            ref={next}
            onClick={() => (isLast ? dialog.current?.close() : setAt(at + 1))}
          />
          <Button says={studioTexts.tour.back} disabled={at === 0} onClick={() => setAt(at - 1)} />
          {!isLast && <Button says={studioTexts.tour.skip} className="link" onClick={() => dialog.current?.close()} />}
        </div>
      </div>
    </dialog>
  );
}

/** Ref for a box that covers an element of the page and follows its size. Hidden if there is no element. */
function useHighlight(selector: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = document.querySelector(selector);
    // The panel may be scrolled.
    element?.scrollIntoView({ block: 'nearest' });
    const lay = () => {
      box.current!.hidden = !element;
      if (element) cover(box.current!, element.getBoundingClientRect());
    };
    lay();
    // Late content in the bar moves what is below it.
    const sizes = new ResizeObserver(lay);
    for (const one of [document.body, element]) if (one) sizes.observe(one);
    return () => sizes.disconnect();
  }, [selector]);
  return box;
}

function cover({ style }: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}
