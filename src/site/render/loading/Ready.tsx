import { useEffect } from 'react';

/**
 * Tells the early script (src/site/app/early.ts) that React has hydrated the content around it, so that earlier presses
 * there are repeated. It is in each part of the page that is hydrated by itself.
 */
export function Ready() {
  useEffect(() => {
    // After the effects of all parts: they hand over what was typed, and may replace what was prerendered.
    const timer = setTimeout(() => document.dispatchEvent(new Event('site:ready')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
