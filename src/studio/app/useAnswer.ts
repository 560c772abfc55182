import { useEffect, useState } from 'react';
import { api, type Gives, type Takes } from './api.ts';

/**
 * The answer to a call: asked for when the input is known, and again whenever it or `version` changes, after `pause`
 * milliseconds. Until then, the answer of before.
 */
export function useAnswer<Name extends keyof typeof api>(
  name: Name,
  input: Takes<Name> | undefined,
  { version = 0, pause }: { readonly version?: number; readonly pause?: number } = {},
): { readonly answer?: Gives<Name>; readonly error?: string } {
  const [known, setKnown] = useState<{ answer?: Gives<Name>; error?: string }>({});
  const key = input && JSON.stringify(input);
  useEffect(() => {
    if (key === undefined) return;
    let isWanted = true;
    const call = api[name] as (asked: Takes<Name>) => Promise<Gives<Name>>;
    const ask = () =>
      void call(JSON.parse(key) as Takes<Name>).then(
        (answer) => isWanted && setKnown({ answer }),
        (reason: Error) => isWanted && setKnown((before) => ({ ...before, error: reason.message })),
      );
    const timer = pause === undefined ? ask() : setTimeout(ask, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer ?? undefined);
    };
  }, [name, key, version, pause]);
  return known;
}
