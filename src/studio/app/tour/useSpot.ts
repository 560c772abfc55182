import { useLayoutEffect, type RefObject } from 'react';

/** Lays a box over an element of the page, also after the page has changed its sizes; hides it where there is none. */
export function useSpot(box: RefObject<HTMLElement | null>, selector: string): void {
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
  }, [box, selector]);
}

function cover({ style }: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}
