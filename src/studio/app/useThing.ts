import type { Thing } from '../thing/contract.ts';
import type { Spot } from './spot.ts';
import { useAnswer } from './useAnswer.ts';
import { useStudio } from './useStudio.ts';

/** Of a part of the panel. */
export interface ThingProps {
  readonly thing: Thing;
}

/** What stands at a place: asked for again whenever it may be another. */
export function useThing({ file, path }: Spot) {
  const { version } = useStudio();
  const { answer: thing, error } = useAnswer('thing', { file, path }, { version });
  return { thing, error };
}
