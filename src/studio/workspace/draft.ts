import type { SiteBegun } from '../../compiler/compile-site.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { KeptDraft } from './kept.ts';

/** What has become of a change. */
export type Outcome = 'waiting' | 'refused';

/** A change that the check refuses, or that would overwrite what another program has written since. */
export interface RefusedDraft extends KeptDraft {
  readonly problems: readonly Problem[];
  /** Whether the file holds something else now than when the draft was begun. */
  readonly isOutdated: boolean;
  /** Whether the check finds it sound, and visitors do not. */
  readonly hasStumbled?: boolean;
}

/** A site that texts would make, up to the visitors, and the problems that it would have more than now. */
export interface Trial {
  readonly begun: SiteBegun;
  readonly added: readonly Problem[];
}
