import { useCallback, useState } from 'react';

/** State of an attempt. */
interface Attempted {
  readonly isBusy: boolean;
  readonly error?: string | undefined;
  /** The text that `done` returned. */
  readonly said?: string | undefined;
}

/** Runs a request that the server or `done` may refuse. Gives the error, or the text that `done` returns. */
export function useAttempt() {
  const [attempted, setAttempted] = useState<Attempted>({ isBusy: false });
  const attempt = useCallback(async <Answer>(work: Promise<Answer>, done?: (answer: Answer) => unknown) => {
    setAttempted({ isBusy: true });
    const outcome = await work.then(done).then(
      (said) => (typeof said === 'string' ? { said } : {}),
      (reason: Error) => ({ error: reason.message }),
    );
    setAttempted({ isBusy: false, ...outcome });
  }, []);
  const setError = useCallback((error: string | undefined) => setAttempted({ isBusy: false, error }), []);
  return { ...attempted, attempt, setError };
}
