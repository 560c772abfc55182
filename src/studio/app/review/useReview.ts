import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewAnswer } from '../../shared/contract/review.ts';
import { api } from '../api.ts';

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
  const asked = useRef(0);
  const reload = useCallback(() => {
    const turn = ++asked.current;
    // The answer to an earlier question can come after that to a later one.
    const isLast = () => turn === asked.current;
    return api.review().then(
      (answer) => {
        if (!isLast()) return;
        setReview(answer);
        setError(undefined);
      },
      (reason: Error) => {
        if (isLast()) setError(reason.message);
      },
    );
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void reload(), pause);
    return () => clearTimeout(timer);
  }, [version, reload]);
  return { review, error, reload };
}
