import type { History } from '../workspace/history.ts';
import type { LanguageService } from '../../authoring/language/service.ts';
import type { Proofs } from '../proof/server/proofs.ts';
import type { Marks } from '../frame/marks/marks.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What a change is made in. */
export type Changing = Pick<Studio, 'workspace' | 'history'>;

/** What the routes of the API work on. */
export interface Studio {
  /** The folder that holds config/. */
  readonly root: string;
  /** The folder of the project: its src/ and schemas/. */
  readonly project: string;
  /** The folder for what Studio keeps. */
  readonly cache: string;
  readonly workspace: Workspace;
  readonly marks: Marks;
  readonly history: History;
  /** Knows the texts of the workspace, drafts included. */
  language(): LanguageService;
  readonly proofs: Proofs;
  /** Aborted when Studio ends: what works beside it ends too. */
  readonly ended: AbortSignal;
}
