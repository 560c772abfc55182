import type { Axis } from './axis.ts';
import type { Box } from './boxes.ts';

/** Two rows that fit the same answers, by their numbers from 0, and some of these answers. */
export interface Overlap {
  readonly earlier: number;
  readonly later: number;
  readonly box: Box;
}

/** The results of checking a table. */
export interface Proof {
  readonly axes: readonly Axis[];
  /** Answers that no row fits. */
  readonly gaps: readonly Box[];
  /** Whether there are more gaps than these. */
  readonly moreGaps: boolean;
  readonly overlaps: readonly Overlap[];
  /** The rows that are never chosen, because those before take all of their answers. */
  readonly idle: readonly number[];
  /** What could not be proved, because the rows overlap in too many ways. */
  readonly unproved: { readonly gaps: boolean; readonly idle: readonly number[] };
}

/** The results of both the proof and the search. */
export type ProofResult = Omit<Proof, 'axes' | 'moreGaps'>;
