import { useLayoutEffect, useState } from 'react';

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element of the page is seen, in CSS pixels of the window, also after the window has changed its size. */
export function useRect(selector: string): Rect | undefined {
  const [rect, setRect] = useState<Rect>();
  useLayoutEffect(() => {
    const element = document.querySelector(selector);
    // The panel may have been scrolled.
    element?.scrollIntoView({ block: 'nearest' });
    const look = () => setRect(element ? rectOf(element) : undefined);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [selector]);
  return rect;
}

function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
