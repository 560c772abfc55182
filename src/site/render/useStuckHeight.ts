import { useCallback, type RefCallback } from 'react';

/** The largest part of the window that a sticky element may take: large text must leave room for the page. */
const MOST = 1 / 4;

/**
 * Sets a CSS property, such as `--header-height`, to the height of a sticky element, in px. Long words or large text
 * make it higher, and scrolling must not hide a target under it (WCAG 2.4.11). An element that is too high scrolls with
 * the page, as does one that the styles do not make sticky. Neither moves anything on the page. Returns the function
 * that ends it.
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
