import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type Gives, type Takes } from './api.ts';

interface KnownAnswer<Name extends keyof typeof api> {
  readonly answer?: Gives<Name>;
  readonly error?: string;
  /** The input that this is the answer to. */
  readonly of?: string;
}

/**
 * The answer to a call. It is requested when the input is known, and again when the input or `version` changes. Until
 * the new answer comes, the old one is returned and `isCurrent` is false. Requests after the first answer wait for
 * `pause` milliseconds; `reload` requests at once.
 */
export function useAnswer<Name extends keyof typeof api>(
  name: Name,
  input: Takes<Name> | undefined,
  { version = 0, pause }: { readonly version?: number | string; readonly pause?: number } = {},
) {
  const [known, setKnown] = useState<KnownAnswer<Name>>({});
  const isAnswered = useRef(false);
  /** Number of requests. An earlier one may be answered after a later one. */
  const asked = useRef(0);
  const key = input && JSON.stringify(input);
  const reload = useCallback(async (): Promise<void> => {
    if (key === undefined) return;
    const round = ++asked.current;
    const call = api[name] as (asked: Takes<Name>) => Promise<Gives<Name>>;
    const next = await call(JSON.parse(key) as Takes<Name>).then(
      (answer) => () => ({ answer, of: key }),
      (reason: Error) => (before: KnownAnswer<Name>) => ({ ...before, error: reason.message, of: key }),
    );
    if (round !== asked.current) return;
    isAnswered.current = true;
    setKnown(next);
  }, [name, key]);
  useEffect(() => {
    const isLater = isAnswered.current && pause !== undefined;
    const timer = isLater ? setTimeout(() => void reload(), pause) : void reload();
    return () => {
      asked.current += 1;
      clearTimeout(timer ?? undefined);
    };
  }, [reload, version, pause]);
  return { ...known, isCurrent: known.of === key, reload };
}
