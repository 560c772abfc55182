import { join } from 'node:path';
import { History } from '../../../src/studio/workspace/history.ts';
import { JsonStore } from '../../../src/studio/workspace/json-store.ts';
import type { Workspace } from '../../../src/studio/workspace/workspace.ts';
import { smallStudio, type SmallStudio } from './base-site.ts';

/** A small studio, and what the answers to its page's questions take: its workspace, and the steps that Undo knows. */
export interface StudioWithHistory {
  readonly studio: SmallStudio;
  readonly all: { readonly workspace: Workspace; readonly history: History };
}

export function studioWithHistory(): StudioWithHistory {
  const studio = smallStudio();
  const kept = new JsonStore(join(studio.root, 'cache'), studio.root, 'steps', { done: [], undone: [] });
  return { studio, all: { workspace: studio.workspace, history: new History(kept) } };
}
