import { useEffect } from 'react';
import { api } from '../../app/api.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { useAttempt } from '../../app/useAttempt.ts';

/** What takes long, and how it begins. */
const beginnings = { preview: 'writePreview', pagePictures: 'takePictures' } as const;

/** Milliseconds between two looks at it. */
const lookEvery = 700;

/** How far something is that takes long, followed while it runs. It is asked for anew when `key` changes. */
export function useProgress<Name extends keyof typeof beginnings>(name: Name, key = '') {
  const { answer, error, reload } = useAnswer(name, {}, { version: key });
  const { error: refused, attempt } = useAttempt();
  const isRunning = answer?.state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void reload(), lookEvery);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  const begin = () => void attempt((api[beginnings[name]] as () => Promise<unknown>)(), () => void reload());
  return { answer, isRunning, begin, fault: refused ?? error ?? answer?.fault };
}
