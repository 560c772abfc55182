import type { Path } from '../contract/path.ts';

/** A place in config. */
export interface ConfigPlace {
  readonly file: string;
  readonly path: Path;
  /** Set if the file was just removed. */
  readonly isGone?: true;
}
