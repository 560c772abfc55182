import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The stretch of a long list that is seen in its scrolling box. */
export interface Window {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The first line that is drawn, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Of the list as a whole, in CSS pixels; and how far the drawn lines stand below its start. */
  readonly height: number;
  readonly offset: number;
  onScroll(): void;
  /** Scrolls so that a line is seen. */
  reveal(line: number): void;
}

/** Lines that are drawn above and below those that are seen. */
const margin = 6;

/** Draws of a list of lines of the same height only those that are seen. */
export function useWindow(count: number, lineHeight: number): Window {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ start: 0, end: 40 });
  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    const start = Math.max(0, Math.floor(scrollTop / lineHeight) - margin);
    const end = Math.ceil((scrollTop + clientHeight) / lineHeight) + margin;
    setSeen((before) => (before.start === start && before.end === end ? before : { start, end }));
  }, [lineHeight]);
  useLayoutEffect(look, [look, count]);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);
  const reveal = useCallback(
    (line: number) => {
      if (!box.current) return;
      const { scrollTop, clientHeight } = box.current;
      const [top, bottom] = [line * lineHeight, (line + 1) * lineHeight];
      if (top < scrollTop) box.current.scrollTop = top;
      else if (bottom > scrollTop + clientHeight) box.current.scrollTop = bottom - clientHeight;
      look();
    },
    [lineHeight, look],
  );
  const end = Math.min(count, seen.end);
  const start = Math.min(seen.start, Math.max(0, end - 1));
  return { box, start, end, height: count * lineHeight, offset: start * lineHeight, onScroll: look, reveal };
}
