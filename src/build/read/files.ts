import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './source.ts';

/** Which kind of file lives in which folder of config/. */
export const folders: Readonly<Record<string, Kind>> = {
  pages: 'page',
  forms: 'form',
  wizards: 'wizard',
  lists: 'list',
  catalog: 'catalog',
  constants: 'constants',
};

/** A file of config/ as it lies on the disk. `kind` is undefined where no kind of file belongs. */
export interface FoundFile {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly kind: Kind | undefined;
  readonly id: string;
}

/** Every file under config/ but its assets and guides, sorted by path. */
export function readFiles(root: string): FoundFile[] {
  return readdirSync(join(root, 'config'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('config/assets/') && !/(^|\/)(README\.md|\.[^/]*)$/.test(file))
    .sort()
    .map((file) => ({ file, bytes: readFileSync(join(root, file)), ...kindOf(file) }));
}

function kindOf(file: string): { kind: Kind | undefined; id: string } {
  const [, folder = '', name = '', ...deeper] = file.split('/');
  if (file === 'config/site.yaml') return { kind: 'site', id: 'site' };
  const fits = name.endsWith('.yaml') && deeper.length === 0;
  return { kind: fits ? folders[folder] : undefined, id: name.replace(/\.yaml$/, '') };
}

/** File names of config/assets. */
export function readAssets(root: string): string[] {
  try {
    return readdirSync(join(root, 'config', 'assets')).filter((name) => !name.startsWith('.')).sort();
  } catch {
    return [];
  }
}
