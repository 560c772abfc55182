import type { Thing } from '../thing/contract.ts';
import type { ConfigPlace } from './config-place.ts';
import { useAnswer } from './useAnswer.ts';
import { useStudio } from './useStudio.ts';

/** Props of a part of the panel. */
export interface ThingProps {
  readonly thing: Thing;
}

/** The thing at a place, loaded again whenever the site may have changed. */
export function useThing({ file, path }: ConfigPlace) {
  const { version } = useStudio();
  const { answer: thing, error } = useAnswer('thing', { file, path }, { version });
  return { thing, error };
}
