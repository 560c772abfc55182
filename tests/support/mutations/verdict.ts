import type { Edit } from './edit.ts';

/**
 * What detects an edit: the compiler (caught), an example that is missing or has another outcome, a test of facts, a
 * snapshot (drawn). An edit with no effect does not change the site. A silent edit changes the site, and nothing
 * detects it.
 */
export const ends = ['caught', 'example', 'test', 'drawn', 'no effect', 'silent', 'crashed'] as const;
export type End = (typeof ends)[number];

/** The result of an edit. `why` is the first problem, example or snapshot that detects it, or what changed unseen. */
export interface Verdict {
  readonly end: End;
  readonly why: string;
  /** How many lines from the edit the nearest problem of the edited file is. */
  readonly distance?: number;
}

export interface Tried extends Pick<Edit, 'file' | 'operator' | 'from' | 'shown'>, Verdict {
  /** Which edit of the seed it is. */
  readonly index: number;
}

/** Whether an edit has an effect that nothing detects. */
export const isUnseen = ({ end }: Verdict): boolean => end === 'silent' || end === 'crashed';
