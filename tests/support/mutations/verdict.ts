import type { Edit } from './edit.ts';

/**
 * Who tells of an edit by what it means: the compiler (caught), an example that comes out otherwise or is missed, a
 * test of facts, a drawing. Of one that `copy` stands for, only the snapshot tells that holds the file's data again:
 * such a snapshot notices everything, and says nothing about right and wrong. Of one with no effect the site ships what
 * it did. A silent one changes the site, and nothing tells of it.
 */
export const ends = ['caught', 'example', 'test', 'drawn', 'copy', 'no effect', 'silent', 'crashed'] as const;
export type End = (typeof ends)[number];

/** What came of an edit. `why` is the first problem, example or snapshot that told, or what changed unseen. */
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

/** Whether nothing tells of an edit that has an effect. */
export const isUnseen = ({ end }: Verdict): boolean => end === 'silent' || end === 'crashed';

/** The largest share of edits that a copy alone may notice. */
export const mostCopied = 0.03;

/** The edits that only a copy noticed. */
export const isCopied = ({ end }: Verdict): boolean => end === 'copy';
