import type { Edit } from './edit.ts';

/**
 * What notices an edit: the compiler (caught), an example with another outcome or without one, a test of facts, a
 * snapshot (drawn). After an edit with no effect the site ships what it did. A silent edit changes the site, and
 * nothing notices it.
 */
export const ends = ['caught', 'example', 'test', 'drawn', 'no effect', 'silent', 'crashed'] as const;
export type End = (typeof ends)[number];

/** What came of an edit. `why` is the first problem, example or snapshot that noticed it, or what changed unseen. */
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

/** Whether nothing notices an edit that has an effect. */
export const isUnseen = ({ end }: Verdict): boolean => end === 'silent' || end === 'crashed';
