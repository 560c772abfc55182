import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN } from './main.ts';

/**
 * Starts each new page at its top, or at the place that the address names, with the focus on its content (spec 2.38).
 * A change of the query alone (a wizard's step, a filter) moves nothing.
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) place.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(MAIN)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
