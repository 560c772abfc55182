import { join } from 'node:path';
import { History } from '../../../src/studio/workspace/history.ts';
import { JsonStore } from '../../../src/studio/workspace/json-store.ts';
import type { Workspace } from '../../../src/studio/workspace/workspace.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

/** A small Studio, with the state of its handlers: its workspace and the steps of Undo. */
export interface StudioWithHistory {
  readonly studio: SmallStudio;
  readonly all: { readonly workspace: Workspace; readonly history: History };
}

export function studioWithHistory(): StudioWithHistory {
  const studio = smallStudio();
  const stored = new JsonStore(join(studio.root, 'cache'), studio.root, 'steps', { done: [], undone: [] });
  return { studio, all: { workspace: studio.workspace, history: new History(stored) } };
}
