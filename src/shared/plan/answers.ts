import type { Message } from './message.ts';

/** The answer to one question. Lists hold the values of chosen options. */
export type Answer = SimpleAnswer | readonly Row[];

/** An answer other than rows. */
export type SimpleAnswer = string | number | boolean | readonly (string | number)[];

/** One row of a field of rows: the answers of its own fields, which can be rows again. */
export type Row = Answers;

/** Answers by field name. A field that is absent has no answer; an empty text counts as none. */
export interface Answers {
  readonly [field: string]: Answer | undefined;
}

/** One choice of an option list. `of` is the value of the parent list's option that it belongs to. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
  readonly note?: string;
  /** Those of its words that print answers. Without them, label and note are the words while there are none. */
  readonly words?: Readonly<Partial<Record<'label' | 'note', Message>>>;
  readonly icon?: string;
  readonly logo?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly of?: string | number;
  /** Why it cannot be chosen, although it is shown. */
  readonly unavailable?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}
