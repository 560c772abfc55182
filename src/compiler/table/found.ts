import type { Axis } from './axis.ts';
import type { Box } from './boxes.ts';

/** Two rows that fit the same answers, by their numbers from 0, and some of these answers. */
export interface Overlap {
  readonly earlier: number;
  readonly later: number;
  readonly box: Box;
}

/** What was found out about a table. */
export interface Proof {
  readonly axes: readonly Axis[];
  /** Answers that no row fits. */
  readonly gaps: readonly Box[];
  /** Whether there are more gaps than were kept. */
  readonly moreGaps: boolean;
  readonly overlaps: readonly Overlap[];
  /** The rows that no answers come to, because those before take all of theirs. */
  readonly idle: readonly number[];
  /** What could not be found out, because the rows overlap in too many ways. */
  readonly unproved: { readonly gaps: boolean; readonly idle: readonly number[] };
}

/** What the proof and the search both look for. */
export type Found = Omit<Proof, 'axes' | 'moreGaps'>;
