import { useEffect, useState } from 'react';
import type { Thing } from '../../shared/answers.ts';
import { Names } from '../../shared/conditions/names.ts';
import { api } from '../api.ts';

/** What a condition can name; undefined until it is known. */
export function useNames({ file, path }: Pick<Thing, 'file' | 'path'>, turn: number): Names | undefined {
  const [names, setNames] = useState<Names>();
  const key = JSON.stringify(path);
  useEffect(() => {
    let isWanted = true;
    api.names(file, JSON.parse(key) as Thing['path']).then(
      (all) => isWanted && setNames(new Names(all)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [file, key, turn]);
  return names;
}
