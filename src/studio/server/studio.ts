import type { History } from './history.ts';
import type { Marks } from '../marks/marks.ts';
import type { Workspace } from './workspace.ts';

/** What the routes of the API work on. */
export interface Studio {
  /** The folder that holds config/. */
  readonly root: string;
  readonly workspace: Workspace;
  readonly marks: Marks;
  readonly history: History;
}
