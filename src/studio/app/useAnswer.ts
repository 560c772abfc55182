import { useEffect, useRef, useState } from 'react';
import { api, type Gives, type Takes } from './api.ts';

interface Known<Name extends keyof typeof api> {
  readonly answer?: Gives<Name>;
  readonly error?: string;
  /** The input of which that was said. */
  readonly of?: string;
}

/**
 * The answer to a call: asked for when the input is known, and again whenever it or `version` changes. Until then, the
 * answer of before, which is not current. What follows the first answer is asked for after `pause` milliseconds.
 */
export function useAnswer<Name extends keyof typeof api>(
  name: Name,
  input: Takes<Name> | undefined,
  { version = 0, pause }: { readonly version?: number | string; readonly pause?: number } = {},
) {
  const [known, setKnown] = useState<Known<Name>>({});
  const isAnswered = useRef(false);
  const key = input && JSON.stringify(input);
  useEffect(() => {
    if (key === undefined) return;
    let isWanted = true;
    const call = api[name] as (asked: Takes<Name>) => Promise<Gives<Name>>;
    const take = (next: (before: Known<Name>) => Known<Name>) => {
      if (!isWanted) return;
      isAnswered.current = true;
      setKnown(next);
    };
    const ask = () =>
      void call(JSON.parse(key) as Takes<Name>).then(
        (answer) => take(() => ({ answer, of: key })),
        (reason: Error) => take((before) => ({ ...before, error: reason.message, of: key })),
      );
    const timer = isAnswered.current && pause !== undefined ? setTimeout(ask, pause) : ask();
    return () => {
      isWanted = false;
      clearTimeout(timer ?? undefined);
    };
  }, [name, key, version, pause]);
  return { ...known, isCurrent: known.of === key };
}
