import { useMemo } from 'react';
import type { Thing } from '../../shared/contract/thing.ts';
import { Names } from '../../../conditions/names.ts';
import { useAnswer } from '../useAnswer.ts';

/** What a condition can name; undefined until it is known. */
export function useNames({ file, path }: Pick<Thing, 'file' | 'path'>, turn: number): Names | undefined {
  const { answer } = useAnswer('names', { file, path }, { version: turn });
  return useMemo(() => answer && new Names(answer.all, answer.numbers), [answer]);
}
