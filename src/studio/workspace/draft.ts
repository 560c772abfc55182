import type { Problem } from '../../shared/problems/problem.ts';
import type { StoredDraft } from './json-store.ts';

/** The outcome of a change. */
export type Outcome = 'waiting' | 'refused';

/** A change with problems, or one that would overwrite changes of another program. */
export interface RefusedDraft extends StoredDraft {
  readonly problems: readonly Problem[];
  /** Whether the file has changed since the draft was started. */
  readonly isOutdated: boolean;
  /** Whether only the simulated visitors have found its problems. */
  readonly hasStumbled?: boolean;
}
