import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isPicture } from '../../workspace/config-files.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** Copies the config into a new folder, with changes that wait to be saved, without drafts. */
export function siteCopy(root: string, { unsaved }: Pick<Workspace, 'unsaved'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-after-'));
  try {
    cpSync(join(root, 'config'), join(folder, 'config'), { recursive: true });
    for (const [name, text] of unsaved) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text, isPicture(name) ? 'latin1' : 'utf8');
    }
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
