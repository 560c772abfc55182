import type { Kind, Path } from '../../../compiler/read/source.ts';
import type { WrittenContract } from '../contract/contract.ts';
import type { KnownSite } from '../known.ts';

/** A name that may be written at a place, or a possible answer. */
export interface Name {
  readonly name: string | number | boolean;
  /** What it names, in a few words. */
  readonly detail?: string;
  /** A description in Markdown. */
  readonly documentation?: string;
}

/** Where a name may be written. */
export interface NameContext {
  readonly site: KnownSite;
  /** The file, relative to the folder of config/. */
  readonly file: string;
  readonly kind: Kind;
  readonly id: string;
  readonly contract: WrittenContract;
  readonly path: Path;
  /** The kinds of list, catalog or plug-in that are wanted (x-of); any if it is empty. */
  readonly of: readonly string[];
  /** The text typed so far. */
  readonly typed: string;
}

/** Returns the names that may be written at a place. */
export type NamesAt = (place: NameContext) => Name[];
