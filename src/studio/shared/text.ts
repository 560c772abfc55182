import type { Diagnostic, Stretch, TextEdit } from '../../language/types.ts';
import type { DraftEntry } from './answers.ts';
import type { StepAnswer } from './edits.ts';
import type { Path } from './path.ts';

// Lines of a text end with one character here, whatever they end with in the file: so editors count offsets.

/** `GET text` */
export interface TextAnswer {
  /** Tells the text of the file from any other. */
  readonly base: string;
  /** Grows with each change. An answer with a smaller number is of before, however late it comes. */
  readonly turn: number;
  /** Undefined where the page has this text already. */
  readonly text?: string;
  readonly state: 'saved' | 'waiting' | 'draft';
  readonly draft?: DraftEntry;
  /** What is wrong in this text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Body of `POST write`: edits of a text, all of them in its offsets before. */
export interface WriteRequest {
  readonly file: string;
  /** Of the text that the person saw. */
  readonly base: string;
  readonly edits: readonly TextEdit[];
  /** What is changed; without it, that is looked for. */
  readonly path?: Path;
  /** Whether it is taken back by itself, however soon it follows another. */
  readonly isFix?: boolean;
}

/** Answer to `POST write`: what has become of the edit, and the text as it is then. */
export type WriteAnswer = StepAnswer & Omit<TextAnswer, 'text'>;

/** Body of `POST complete`, `POST hover`, `POST definition` and `POST places`: a cursor in a text as it is typed. */
export interface CursorRequest {
  readonly file: string;
  readonly text: string;
  readonly offset: number;
}

/** A place of a name, in answer to `POST definition` and `POST places`. */
export interface NamePlace extends Stretch {
  readonly file: string;
  readonly line: number;
  readonly path: Path;
  /** The line's words. */
  readonly words: string;
}
