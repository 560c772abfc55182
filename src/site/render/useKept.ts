import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const kept = new Map<string, unknown>();

/**
 * A choice that visitors find again when they come back to a page, for as long as the site stays loaded. It is never
 * written to the device. `name` tells it from others on the page.
 */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { pathname } = useLocation();
  const key = `${pathname.toLowerCase()} ${name}`;
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : initial));
  function keep(next: Value): void {
    kept.set(key, next);
    setValue(next);
  }
  return [value, keep];
}
