import { useCallback, useState } from 'react';

/** Attempts what the server may refuse, and says why it did. */
export function useAttempt() {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = useCallback(async <Answer>(work: Promise<Answer>, done?: (answer: Answer) => void) => {
    setIsBusy(true);
    setError(undefined);
    await work.then(done, (reason: Error) => setError(reason.message));
    setIsBusy(false);
  }, []);
  return { error, isBusy, attempt, setError };
}
