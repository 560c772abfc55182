import { useEffect, useState } from 'react';
import type { Thing } from '../shared/answers.ts';
import { api } from './api.ts';
import type { Spot } from './spot.ts';

/** What stands at a place: asked for again whenever it may be another. */
export function useThing({ file, path }: Spot, version: number): { thing?: Thing; error?: string } {
  const [known, setKnown] = useState<{ thing?: Thing; error?: string }>({});
  const key = JSON.stringify(path);
  useEffect(() => {
    let isWanted = true;
    api.thing(file, JSON.parse(key) as Spot['path']).then(
      (thing) => isWanted && setKnown({ thing }),
      (reason: Error) => isWanted && setKnown((before) => ({ ...before, error: reason.message })),
    );
    return () => {
      isWanted = false;
    };
  }, [file, key, version]);
  return known;
}
