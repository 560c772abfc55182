import { useEffect, useState } from 'react';

/** How long a text stays the same before a screen reader says it, in ms. */
const rest = 1000;

/** The text as it was when it last stayed the same for a while. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
