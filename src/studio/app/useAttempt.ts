import { useCallback, useState } from 'react';

/** What has become of an attempt. */
interface Attempted {
  readonly isBusy: boolean;
  readonly error?: string | undefined;
  /** What was said when it was done. */
  readonly said?: string | undefined;
}

/** Attempts what may be refused, by the server or by `done`, and says why. What `done` says in words is said. */
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
