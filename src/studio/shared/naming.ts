import type { Problem } from '../../problems/problem.ts';
import type { StepAnswer } from './edits.ts';
import type { Path } from './path.ts';
import type { UsePlace } from './places.ts';

/** `GET name`: the name of a thing, with every place where it is written. */
export interface NameAnswer {
  /** Of the thing: field, list, address. */
  readonly kind: string;
  readonly name: string;
  /** Why it cannot be renamed. */
  readonly why?: string;
  readonly places: readonly UsePlace[];
  /** In how many files those are. */
  readonly files: number;
}

/** Body of `POST rename`. */
export interface RenameRequest {
  readonly file: string;
  readonly path: Path;
  readonly name: string;
  /** Of the text that the person saw. */
  readonly base: string;
}

/** Body of `POST new`: something that begins with its template, and is used at the end of a page or form. */
export interface NewRequest {
  readonly kind: 'page' | 'form' | 'wizard' | 'list';
  /** Of its file, in small letters with hyphens. */
  readonly name: string;
  /** The name of the page or form. */
  readonly on: string;
}

/** Answer to `POST new` */
export interface NewAnswer extends StepAnswer {
  /** Of the page on which it is seen. */
  readonly address?: string;
}

/** `GET removal`: what becomes of a file's removal. It can be removed when there are no places and no problems. */
export interface RemovalAnswer {
  /** Where other files still name it. */
  readonly places: readonly UsePlace[];
  /** Files that nothing would use then, which are removed with it. */
  readonly also: readonly string[];
  /** What would be wrong then. */
  readonly problems: readonly Problem[];
}

/** Body of `POST remove`. */
export interface RemoveRequest {
  readonly file: string;
  /** The files that the person has seen go with it. */
  readonly also: readonly string[];
  /** Of the text that the person saw. */
  readonly base: string;
}
