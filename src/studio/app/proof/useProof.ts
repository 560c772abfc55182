import type { ProofAnswer } from '../../shared/contract/proof.ts';
import { useAnswer } from '../useAnswer.ts';
import type { Spot } from '../spot.ts';
import { useStudio } from '../useStudio.ts';

/** Milliseconds after a change until visitors are asked again: what is typed comes first. */
const rest = 400;

/** Files of which visitors can be asked something. */
const isAsked = (file: string): boolean => /^config\/(?:forms|wizards|lists)\//.test(file);

/** What visitors have found out about a thing; undefined until they have, and of a thing of which nothing can be said. */
export function useProof({ file, path }: Spot): ProofAnswer | undefined {
  const { version, address } = useStudio();
  const input = isAsked(file) ? { file, path, page: address } : undefined;
  return useAnswer('proof', input, { version, pause: rest }).answer;
}
