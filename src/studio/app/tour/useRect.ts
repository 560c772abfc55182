import { useLayoutEffect, useState } from 'react';

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element of the page is seen, in CSS pixels of the window, also after the page has changed its sizes. */
export function useRect(selector: string): Rect | undefined {
  const [rect, setRect] = useState<Rect>();
  useLayoutEffect(() => {
    const element = document.querySelector(selector);
    // The panel may have been scrolled.
    element?.scrollIntoView({ block: 'nearest' });
    const look = () => setRect(element ? rectOf(element) : undefined);
    look();
    // What comes late into the bar moves what stands below it.
    const sizes = new ResizeObserver(look);
    for (const one of [document.body, element]) if (one) sizes.observe(one);
    return () => sizes.disconnect();
  }, [selector]);
  return rect;
}

function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
