import type { ProofAnswer } from '../../shared/contract/proof.ts';
import { useAnswer } from '../useAnswer.ts';
import type { Spot } from '../spot.ts';

/** Milliseconds after a change until visitors are asked again: what is typed comes first. */
const rest = 400;

/** Files of which visitors can be asked something. */
const isAsked = (file: string): boolean => /^config\/(?:forms|wizards|lists)\//.test(file);

/**
 * What visitors have found out about a thing; undefined until they have, and of a thing of which nothing can be said.
 * `version` grows whenever it may be another, `address` is that of the page in the frame.
 */
export const useProof = ({ file, path }: Spot, version: number, address: string): ProofAnswer | undefined =>
  useAnswer('proof', isAsked(file) ? { file, path, page: address } : undefined, { version, pause: rest }).answer;
