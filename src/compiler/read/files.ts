import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Kind } from './source.ts';

/** The kind of the files in each folder of config/. */
export const folders: Readonly<Record<string, Kind>> = {
  pages: 'page',
  forms: 'form',
  wizards: 'wizard',
  lists: 'list',
  catalog: 'catalog',
  constants: 'constants',
  tables: 'table',
};

/** A file of config/ as it was found on the disk. */
export interface FoundFile {
  readonly file: string;
  /** Undefined when it cannot be read. */
  readonly bytes: Buffer | undefined;
  /** Undefined where no kind of file belongs. */
  readonly kind: Kind | undefined;
  readonly id: string;
  /** Whether its text is that of an editor, which changes with every key. */
  readonly isUnsaved?: true;
  /** What it was meant to be, when its name or its place is almost right, such as lists/Colours.yml. */
  readonly meant?: Meant;
}

export interface Meant {
  readonly kind: Kind;
  readonly id: string;
  readonly file: string;
}

/**
 * Texts of config files as an editor has them, by path, in place of those on the disk. Undefined where a file is to
 * count as deleted.
 */
export type Unsaved = ReadonlyMap<string, string | undefined>;

/** Every file as it is on the disk. */
export const allSaved: Unsaved = new Map();

/** The folder that holds config/, as an absolute path: the project's, or the one that SITE_ROOT names. */
export const siteRoot = (project: string): string => resolve(process.env.SITE_ROOT ?? project);

/** What a file is, or what it was meant to be. */
export const meantAs = ({
  kind,
  id,
  meant,
}: Pick<FoundFile, 'kind' | 'id' | 'meant'>): Pick<FoundFile, 'kind' | 'id'> => meant ?? { kind, id };

/** Reads every file under config/ except pictures and guides, sorted by path. */
export function readFiles(root: string, unsaved = allSaved): FoundFile[] {
  const found = filesUnder(root, 'config').filter((file) => !unsaved.has(file));
  const edited = [...unsaved].flatMap(([file, text]) => (text === undefined ? [] : [{ file, text }]));
  return [
    ...found.map((file) => ({ file, read: () => ({ bytes: bytesOf(join(root, file)) }) })),
    ...edited.map(({ file, text }) => ({ file, read: () => ({ bytes: Buffer.from(text), isUnsaved: true as const }) })),
  ]
    .filter(({ file }) => !file.startsWith('config/assets/') && !/(^|\/)(README\.md|\.[^/]*)$/.test(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, read }) => ({ file, ...read(), ...kindOf(file) }));
}

/** Whether a file holds the rows of a decision table. */
export const isRowsFile = ({ file }: Pick<FoundFile, 'file'>): boolean => /^config\/tables\/[^/]+\.csv$/.test(file);

/** Paths of the pictures, from config/assets. `unsaved`: those that come or go are told there. */
export const readAssets = (root: string, unsaved = allSaved): string[] =>
  [...new Set([...filesUnder(root, 'config/assets'), ...unsaved.keys()])]
    .filter((file) => file.startsWith('config/assets/') && (!unsaved.has(file) || unsaved.get(file) !== undefined))
    .map((file) => file.slice('config/assets/'.length))
    .filter((name) => !/(^|\/)\./.test(name));

/** Files of a folder and of the folders in it, sorted. None when there is no such folder. */
function filesUnder(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}

function bytesOf(path: string): Buffer | undefined {
  try {
    // To read anything else than a file, such as a pipe, could take for ever.
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** The kind and the name of a config file, by its path. */
export function kindOf(file: string): Pick<FoundFile, 'kind' | 'id' | 'meant'> {
  const [, folder = '', name = '', ...deeper] = file.split('/');
  if (file === 'config/site.yaml') return { kind: 'site', id: 'site' };
  const kind = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
  const id = (deeper.at(-1) ?? name).replace(/\.yaml$/, '');
  const fits = name.endsWith('.yaml') && deeper.length === 0;
  return {
    kind: fits ? kind : undefined,
    id,
    ...(kind && !(fits && goodName.test(id)) ? meantBy(kind, folder, id) : {}),
  };
}

/** Names of files become names in code and parts of addresses. */
export const goodName = /^[a-z0-9][a-z0-9-]*$/;

/** The nearest good name for a file: small letters, digits and hyphens. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** A YAML file may have another ending, lie in a folder too deep, or have letters in its name that are not allowed. */
function meantBy(kind: Kind, folder: string, name: string): { meant?: Meant } {
  const id = slug(name.replace(/\.ya?ml$/i, ''));
  return id === '' || /\.(?!ya?ml$)[^.]*$/i.test(name)
    ? {}
    : { meant: { kind, id, file: `config/${folder}/${id}.yaml` } };
}
