import { useEffect } from 'react';

/**
 * Tells the early script (src/site/app/early.ts) that React has taken over the part of the page around it, so that
 * early presses there are repeated now. Each part that hydrates by itself has one.
 */
export function Ready() {
  useEffect(() => {
    // After the effects of all parts: they hand over what was typed, and may replace what was prerendered.
    const timer = setTimeout(() => document.dispatchEvent(new Event('site:ready')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
