import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../problems/problem.ts';
import type { Thing } from '../../shared/answers.ts';
import { api, ApiError } from '../api.ts';

interface State {
  readonly state: 'idle' | 'saving' | 'waiting' | 'refused' | 'newer' | 'failed';
  readonly problems: readonly Problem[];
  readonly error?: string;
  /** What someone else has written, when both have changed it. */
  readonly theirs?: string;
}

export interface Saving extends State {
  /** What the person has typed. */
  readonly value: string;
  change(value: string): void;
  takeTheirs(): void;
  keepMine(): void;
}

/** What the server has, as far as it is known: the value, and the text of the file in which it stands. */
interface Held {
  value: string;
  base: string;
}

/**
 * Saves a text as it is typed: at once, and while an answer is awaited, the newest text after it. So the frame follows
 * each letter as fast as the server can.
 */
export function useSaving(thing: Thing): Saving {
  const [value, setValue] = useState(String(thing.value));
  const [state, setState] = useState<State>({ state: 'idle', problems: [] });
  const held = useRef<Held>({ value: String(thing.value), base: thing.base });
  const wanted = useRef<string>(undefined);
  const isBusy = useRef(false);
  const { file, path } = thing;

  const send = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      while (wanted.current !== undefined) {
        const next = wanted.current;
        wanted.current = undefined;
        const answer = await saved({ file, path, value: next, held: held.current });
        if ('theirs' in answer) {
          wanted.current = undefined;
          setState({ state: 'newer', problems: [], theirs: answer.theirs });
          return;
        }
        setState({ state: answer.outcome, problems: answer.problems });
      }
    } catch (error) {
      setState({ state: 'failed', problems: [], error: (error as Error).message });
    } finally {
      isBusy.current = false;
    }
  }, [file, path]);

  const change = useCallback(
    (next: string) => {
      setValue(next);
      wanted.current = next;
      setState((before) => (before.state === 'newer' ? before : { ...before, state: 'saving' }));
      void send();
    },
    [send],
  );

  // What another window or program writes shows here, unless something is typed.
  useEffect(() => {
    if (isBusy.current || wanted.current !== undefined) return;
    const before = held.current.value;
    held.current = { value: String(thing.value), base: thing.base };
    if (before !== thing.value) setValue(String(thing.value));
  }, [thing.value, thing.base]);

  return {
    ...state,
    value,
    change,
    takeTheirs: () => {
      setValue(state.theirs ?? value);
      setState({ state: 'idle', problems: [] });
    },
    keepMine: () => {
      wanted.current = value;
      setState({ state: 'saving', problems: [] });
      void send();
    },
  };
}

interface Save {
  readonly file: string;
  readonly path: Thing['path'];
  readonly value: string;
  readonly held: Held;
}

type Saved = Awaited<ReturnType<typeof api.edit>> | { readonly theirs: string };

/**
 * Saves a value. When the file has changed since it was seen, but not this value in it, nothing is lost by saving it
 * over the newer text; when the value has changed too, the person is asked.
 */
async function saved({ file, path, value, held }: Save): Promise<Saved> {
  for (;;) {
    try {
      const answer = await api.edit({ file, path, value, base: held.base });
      Object.assign(held, { value, base: answer.base });
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const now = await api.thing(file, path);
      const before = held.value;
      Object.assign(held, { value: String(now.value), base: now.base });
      if (now.value !== before && now.value !== value) return { theirs: String(now.value) };
    }
  }
}
