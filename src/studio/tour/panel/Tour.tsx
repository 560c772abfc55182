import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { words } from '../../app/words.ts';
import { Button } from '../../app/kit/Button.tsx';

const key = 'studio:tour';

/** What each sentence is about, as a selector of Studio's page. */
const places = ['.stage', '.side', '.picker', '.problems', '.steps', '.review-button'] as const;

/** Six sentences on the first run, and whenever someone asks for them: what to click, and that nothing breaks. */
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
      <Button says={words.tour.open} ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <Sentences end={end} />}
    </>
  );
}

function Sentences({ end }: { end(): void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(0);
  const spot = useSpot(places[at]!);
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
        <h2 id={`${id}-title`}>{words.tour.title(at + 1, places.length)}</h2>
        <p id={`${id}-words`} aria-live="polite">
          {words.tour.sentences[at]}
        </p>
        <div className="arrange">
          <Button
            says={isLast ? words.tour.end : words.tour.next}
            ref={next}
            onClick={() => (isLast ? dialog.current?.close() : setAt(at + 1))}
          />
          <Button says={words.tour.back} disabled={at === 0} onClick={() => setAt(at - 1)} />
          {!isLast && <Button says={words.tour.skip} className="link" onClick={() => dialog.current?.close()} />}
        </div>
      </div>
    </dialog>
  );
}

/**
 * For a box that is laid over an element of the page, also after the page has changed its sizes, and hidden where there
 * is none.
 */
function useSpot(selector: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = document.querySelector(selector);
    // The panel may have been scrolled.
    element?.scrollIntoView({ block: 'nearest' });
    const lay = () => {
      box.current!.hidden = !element;
      if (element) cover(box.current!, element.getBoundingClientRect());
    };
    lay();
    // What comes late into the bar moves what stands below it.
    const sizes = new ResizeObserver(lay);
    for (const one of [document.body, element]) if (one) sizes.observe(one);
    return () => sizes.disconnect();
  }, [selector]);
  return box;
}

function cover({ style }: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}
