import { useEffect, useState } from 'react';
import { api, type Gives } from '../api.ts';

/** What takes long, and how it begins. */
const beginnings = { preview: 'writePreview', pagePictures: 'takePictures' } as const;

type Slow = keyof typeof beginnings;
type Known<Name extends Slow> = { readonly answer?: Gives<Name>; readonly error?: string };

/** Milliseconds between two looks at it. */
const lookEvery = 700;

/** What is known after a call. */
const after = <Name extends Slow>(call: keyof typeof api): Promise<(before: Known<Name>) => Known<Name>> =>
  (api[call] as () => Promise<Gives<Name>>)().then(
    (answer) => () => ({ answer }),
    (reason: Error) => (before) => ({ ...before, error: reason.message }),
  );

/** How far something is that takes long, followed while it runs. It is asked for anew when `key` changes. */
export function useProgress<Name extends Slow>(name: Name, key = '') {
  const [known, setKnown] = useState<Known<Name>>({});
  const [round, setRound] = useState(0);
  const isRunning = known.answer?.state === 'running';
  useEffect(() => {
    let isWanted = true;
    const look = () => void after<Name>(name).then((known) => isWanted && setKnown(known));
    look();
    const timer = isRunning ? setInterval(look, lookEvery) : undefined;
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [name, isRunning, key, round]);
  const begin = () =>
    void after<Name>(beginnings[name]).then((known) => {
      setKnown(known);
      setRound(round + 1);
    });
  return { ...known, isRunning, begin };
}
