import type { Problem } from '../../problems/problem.ts';
import type { Path } from './path.ts';

/** What can be done with an item of a list, or a property of a map, among those beside it. */
export type Arrangement = 'up' | 'down' | 'copy' | 'remove';

/** Body of `POST edit`: gives what stands at the path another value, or another place. */
export interface EditRequest {
  readonly file: string;
  readonly path: Path;
  readonly value?: unknown;
  readonly arrange?: Arrangement;
  /** The number that an item or property gets among those beside it, from 0. */
  readonly to?: number;
  /** Of the text that the person saw. */
  readonly base: string;
}

/** Answer to `POST edit`; with status 409 there is only `text` and `base`, of the text as it is now. */
export interface EditAnswer extends StepAnswer {
  readonly base: string;
  readonly turn: number;
}

/** Answer to `POST undo` and `POST redo`. */
export interface StepAnswer {
  readonly file: string;
  /** Where what was changed stands now. */
  readonly path: Path;
  /** Whether there is no such file any more. */
  readonly isGone?: true;
  readonly outcome: 'waiting' | 'refused';
  readonly problems: readonly Problem[];
}
