import type { Kind, Path } from '../../../compiler/read/source.ts';
import type { WrittenContract } from '../contract/contract.ts';
import type { KnownSite } from '../known.ts';

/** A name that may be written at a place, or a value that an answer may have. */
export interface Name {
  readonly name: string | number | boolean;
  /** What it stands for, in a few words. */
  readonly detail?: string;
  /** More of it, in Markdown. */
  readonly documentation?: string;
}

/** The place where a name may be written. */
export interface Place {
  readonly site: KnownSite;
  /** The file, from the folder that holds config/. */
  readonly file: string;
  readonly kind: Kind;
  readonly id: string;
  readonly contract: WrittenContract;
  readonly path: Path;
  /** The kinds of list, catalog or plug-in that are wanted (x-of); any if it is empty. */
  readonly of: readonly string[];
  /** What is typed already. */
  readonly typed: string;
}

/** The names that may stand at a place. */
export type NamesAt = (place: Place) => Name[];
