import { useEffect, useRef, type RefObject } from 'react';

/** The header sticks where it takes no more of the window than this: large text must leave room for the page. */
const MOST = 1 / 4;

/**
 * Tells the styles in `--header-height` how much of the window the header takes, in px. A long name or large text makes
 * it higher than one line, and what is scrolled to must not end under it (WCAG 2.4.11). A header that would take too
 * much goes along with the page. Neither moves anything on the page.
 */
export function useHeaderHeight(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const header = ref.current!;
    const { documentElement: page } = document;
    const measure = () => {
      const { height } = header.getBoundingClientRect();
      const sticks = height <= page.clientHeight * MOST;
      header.style.position = sticks ? '' : 'relative';
      page.style.setProperty('--header-height', `${sticks ? height : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(header);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return ref;
}
