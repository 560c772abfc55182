import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The visible part of a long list in its scrolling box. */
export interface Window {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The first rendered line, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Refs: `whole` for the element with the height of all lines, `drawn` for the one in it with the rendered lines. */
  whole(element: HTMLElement | null): void;
  drawn(element: HTMLElement | null): void;
  onScroll(): void;
  /** Scrolls a line into view. */
  reveal(line: number): void;
}

/** Lines rendered above and below the visible ones. */
const margin = 6;

/** Renders only the visible lines of a list with more than `few` lines of the same height. */
export function useWindow(count: number, lineHeight: number, few = 0): Window {
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
  const isLong = count > few;
  const reveal = useCallback(
    (line: number) => {
      if (!box.current || !isLong) return;
      const { scrollTop, clientHeight } = box.current;
      const [top, bottom] = [line * lineHeight, (line + 1) * lineHeight];
      if (top < scrollTop) box.current.scrollTop = top;
      else if (bottom > scrollTop + clientHeight) box.current.scrollTop = bottom - clientHeight;
      look();
    },
    [isLong, lineHeight, look],
  );
  const end = isLong ? Math.min(count, seen.end) : count;
  const start = isLong ? Math.min(seen.start, Math.max(0, end - 1)) : 0;
  const tall = isLong ? `${count * lineHeight}px` : 'auto';
  return {
    ...{ box, start, end, onScroll: look, reveal },
    whole: (element) => element?.style.setProperty('block-size', tall),
    drawn: (element) => element?.style.setProperty('translate', `0 ${start * lineHeight}px`),
  };
}
