import type { Path } from '../contract/path.ts';

/** A place in config. */
export interface Spot {
  readonly file: string;
  readonly path: Path;
  /** Whether it has just been removed with its file. */
  readonly isGone?: true;
}
