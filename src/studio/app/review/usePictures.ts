import { useEffect, useState } from 'react';
import type { PagePicturesAnswer } from '../../shared/page-pictures.ts';
import { reviewApi } from './api.ts';

/** Milliseconds between two looks at what has been taken. */
const lookEvery = 700;

export interface KnownPictures {
  readonly pictures: PagePicturesAnswer | undefined;
  readonly error: string | undefined;
  begin(): void;
}

/** The pictures of what has changed, followed while they are taken. `key`: of the changes. */
export function usePictures(key: string): KnownPictures {
  const [pictures, setPictures] = useState<PagePicturesAnswer>();
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);
  const isRunning = pictures?.state === 'running';
  useEffect(() => {
    let isWanted = true;
    const look = () =>
      reviewApi.pictures().then(
        (answer) => isWanted && setPictures(answer),
        (reason: Error) => isWanted && setError(reason.message),
      );
    void look();
    const timer = isRunning ? setInterval(() => void look(), lookEvery) : undefined;
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [isRunning, key, round]);
  const begin = () => {
    setError(undefined);
    reviewApi.takePictures().then(
      (answer) => {
        setPictures(answer);
        setRound(round + 1);
      },
      (reason: Error) => setError(reason.message),
    );
  };
  return { pictures, error, begin };
}
