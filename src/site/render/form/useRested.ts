import { useEffect, useState } from 'react';

/** How long a text must stay the same before screen readers announce it, in ms. */
const rest = 1000;

/** Debounces a text. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
