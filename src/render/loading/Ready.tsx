import { useEffect } from 'react';

/**
 * Tells the early script (src/app/early.ts) that React has taken over what stands around it, so that what the visitor
 * pressed there before is pressed now. Stands in each part of the page that is taken over by itself.
 */
export function Ready() {
  useEffect(() => {
    // After the effects of all parts: they hand over what was typed, and may replace what was prerendered.
    const timer = setTimeout(() => document.dispatchEvent(new Event('site:ready')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
