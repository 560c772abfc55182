import type { History } from '../workspace/history.ts';
import type { LanguageService } from '../../authoring/language/service.ts';
import type { Proofs } from '../proof/server/proofs.ts';
import type { Marks } from '../frame/marks/marks.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What a change needs. */
export type Changing = Pick<Studio, 'workspace' | 'history'>;

/** What the handlers of the API need. */
export interface Studio {
  /** The folder with config/. */
  readonly root: string;
  /** The folder of the project, with src/ and schemas/. */
  readonly project: string;
  /** The folder for data of Studio. */
  readonly cache: string;
  readonly workspace: Workspace;
  readonly marks: Marks;
  readonly history: History;
  /** Uses the texts of the workspace, drafts included. */
  language(): LanguageService;
  readonly proofs: Proofs;
  /** Aborted when Studio ends, to stop other processes. */
  readonly ended: AbortSignal;
}
