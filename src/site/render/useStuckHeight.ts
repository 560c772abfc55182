import { useCallback, type RefCallback } from 'react';

/** What sticks takes no more of the window than this: large text must leave room for the page. */
const MOST = 1 / 4;

/**
 * Tells the styles in a property, such as `--header-height`, how much of the window an element takes that sticks to its
 * edge, in px. Long words or large text make it higher, and what is scrolled to must not end under it (WCAG 2.4.11).
 * One that would take too much goes along with the page, as does one that the styles do not let stick. Neither moves
 * anything on the page. Returns the function that ends it.
 */
export function watchStuckHeight(part: HTMLElement, property: `--${string}`): () => void {
  const { documentElement: page } = document;
  const measure = () => {
    const { height } = part.getBoundingClientRect();
    part.style.position = '';
    const sticks = getComputedStyle(part).position === 'sticky' && height <= page.clientHeight * MOST;
    part.style.position = sticks ? '' : 'relative';
    page.style.setProperty(property, `${sticks ? height : 0}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(part);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    page.style.removeProperty(property);
  };
}

/** The same for an element that React draws. */
export const useStuckHeight = (property: `--${string}`): RefCallback<HTMLElement> =>
  useCallback((part: HTMLElement) => watchStuckHeight(part, property), [property]);
