import type { Thing } from '../shared/contract/thing.ts';
import type { Spot } from './spot.ts';
import { useAnswer } from './useAnswer.ts';

/** What stands at a place: asked for again whenever it may be another. */
export function useThing({ file, path }: Spot, version: number): { thing?: Thing; error?: string } {
  const { answer, error } = useAnswer('thing', { file, path }, { version });
  return { ...(answer && { thing: answer }), ...(error !== undefined && { error }) };
}
