import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { LiveSite } from '../../../src/tools/vite/live-site.ts';
import { Marks } from '../../../src/studio/frame/marks/marks.ts';
import { JsonStore } from '../../../src/studio/workspace/json-store.ts';
import { Workspace } from '../../../src/studio/workspace/workspace.ts';

const project = join(import.meta.dirname, '../../..');

/** Studio's workspace over a copy of a small site, without a server. Its timers are fake until it is removed. */
export interface SmallStudio {
  readonly root: string;
  readonly workspace: Workspace;
  readonly marks: Marks;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Saves a file's text with one part replaced. */
  put(file: string, from: string, to: string): ReturnType<Workspace['put']>;
  /** Lets a second pass, during which simulated visitors run. */
  settled(): Promise<void>;
  /** Another run of Studio over the same files. */
  again(): SmallStudio;
  remove(): void;
}

export function smallStudio(root = mkdtempSync(join(tmpdir(), 'studio-')), isNew = true): SmallStudio {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  if (isNew) cpSync(join(project, 'tests/cases/commands/_base/config'), join(root, 'config'), { recursive: true });
  const marks = new Marks();
  const workspace: Workspace = new Workspace({
    root,
    visitors: { walk: async () => workspace.site.read().finish() },
    kept: new JsonStore(join(root, 'cache'), root, 'drafts', []),
    refresh: () => undefined,
    changed: () => undefined,
  });
  const site = new LiveSite(project, root, {
    unsaved: workspace.unsaved,
    dressed: (symbols) => marks.dressed(symbols),
  });
  workspace.begin(site);
  const path = (file: string): string => join(root, file);
  return {
    root,
    workspace,
    marks,
    read: (file) => readFileSync(path(file), 'utf8'),
    write: (file, text) => writeFileSync(path(file), text),
    put: (file, from, to) => {
      const text = workspace.textOf(file) ?? '';
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
      return workspace.put(new Map([[file, text.replace(from, to)]]));
    },
    settled: async () => void (await vi.advanceTimersByTimeAsync(1000)),
    again: () => smallStudio(root, false),
    remove: () => {
      vi.useRealTimers();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
