import { useEffect, useState } from 'react';

/** A state that survives a reload of the page. */
export function useSessionState<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const key = `studio:${name}`;
  const [value, setValue] = useState<Value>(() => {
    try {
      const kept = sessionStorage.getItem(key);
      return kept === null ? first : (JSON.parse(kept) as Value);
    } catch {
      return first;
    }
  });
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(value)), [key, value]);
  return [value, setValue];
}
