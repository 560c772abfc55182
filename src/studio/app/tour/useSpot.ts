import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a box that is laid over an element of the page, also after the page has changed its sizes, and hidden where there
 * is none.
 */
export function useSpot(selector: string): RefObject<HTMLDivElement | null> {
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
