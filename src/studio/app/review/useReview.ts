import { useCallback, useEffect, useState } from 'react';
import type { ReviewAnswer } from '../../shared/review.ts';
import { reviewApi } from './api.ts';

/** Milliseconds in which nothing else may change until it is asked what has changed: typing comes first. */
const pause = 500;

export interface KnownReview {
  readonly review: ReviewAnswer | undefined;
  readonly error: string | undefined;
  reload(): Promise<void>;
}

/** What has changed since the last commit: asked for again whenever the site may be another. */
export function useReview(version: number): KnownReview {
  const [review, setReview] = useState<ReviewAnswer>();
  const [error, setError] = useState<string>();
  const reload = useCallback(
    () =>
      reviewApi.review().then(
        (answer) => {
          setReview(answer);
          setError(undefined);
        },
        (reason: Error) => setError(reason.message),
      ),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => void reload(), pause);
    return () => clearTimeout(timer);
  }, [version, reload]);
  return { review, error, reload };
}
