import { useEffect } from 'react';
import { api } from '../../app/api.ts';
import { useAnswer } from '../../app/useAnswer.ts';
import { useAttempt } from '../../app/useAttempt.ts';

/** The long tasks, and the calls that start them. */
const beginnings = { preview: 'writePreview', pagePictures: 'takePictures', snapshots: 'takeSnapshots' } as const;

/** Milliseconds between polls. */
const progressInterval = 700;

/** State of a long task. Polls while it runs, and loads again when `key` changes. */
export function useProgress<Name extends keyof typeof beginnings>(name: Name, key = '') {
  const { answer, error, reload } = useAnswer(name, {}, { version: key });
  const { error: refused, attempt } = useAttempt();
  const isRunning = answer?.state === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void reload(), progressInterval);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  const begin = () => void attempt((api[beginnings[name]] as () => Promise<unknown>)(), () => void reload());
  return { answer, isRunning, begin, fault: refused ?? error ?? answer?.fault };
}
