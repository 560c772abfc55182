import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const keptValues = new Map<string, unknown>();

/**
 * A choice that is kept when visitors come back to a page, as long as the site stays loaded. It is never written to the
 * device. `name` identifies it on the page.
 */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { pathname } = useLocation();
  const key = `${pathname.toLowerCase()} ${name}`;
  const [value, setValue] = useState(() => (keptValues.has(key) ? (keptValues.get(key) as Value) : initial));
  function keep(next: Value): void {
    keptValues.set(key, next);
    setValue(next);
  }
  return [value, keep];
}
