import { explanations as all } from './catalogue/all.ts';
import type { Explanation } from './catalogue/kit.ts';

/**
 * The code of every problem that the compiler can find. The part before the slash names what is wrong, the part after
 * it how. Codes are permanent: people look them up with `explain`, and scripts compare them.
 */
export type ProblemCode = keyof typeof all;

export const explanations: Readonly<Record<ProblemCode, Explanation>> = all;

/** All codes, in alphabetical order. */
export const problemCodes = Object.keys(explanations).sort() as readonly ProblemCode[];

/** Whether a word that someone typed is the code of a problem. */
export const isProblemCode = (typed: string): typed is ProblemCode => Object.hasOwn(explanations, typed);
