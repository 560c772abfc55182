import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Kind, SiteKind } from './source.ts';

/** The kind of the files in each folder of config/. */
export const folders: Readonly<Record<string, SiteKind>> = {
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
  /** Whether it is a symbolic link or a folder, which are never read. */
  readonly isOther?: 'link' | 'folder';
  /** Undefined where no kind of file belongs. */
  readonly kind: Kind | undefined;
  readonly id: string;
  /** Whether its text comes from an editor, where it changes with every key. */
  readonly isUnsaved?: true;
  /** What it was probably meant to be, if its name or its place is almost right, such as lists/Colours.yml. */
  readonly meant?: Meant;
}

export interface Meant {
  readonly kind: Kind;
  readonly id: string;
  readonly file: string;
}

/**
 * Texts of config files in an editor, by path, which replace those on the disk. Undefined for a file that counts as
 * deleted.
 */
export type Unsaved = ReadonlyMap<string, string | undefined>;

/** Every file as it is on the disk. */
export const allSaved: Unsaved = new Map();

/** The folder that contains config/, as an absolute path: the project's, or the one in SITE_ROOT. */
export const siteRoot = (project: string): string => resolve(process.env.SITE_ROOT ?? project);

/** What a file is, or what it was probably meant to be. */
export const meantAs = ({
  kind,
  id,
  meant,
}: Pick<FoundFile, 'kind' | 'id' | 'meant'>): Pick<FoundFile, 'kind' | 'id'> => meant ?? { kind, id };

/** Reads every file under config/ except pictures and guides, sorted by path. */
export function readFiles(root: string, unsaved = allSaved): FoundFile[] {
  const found = filesUnder(root).filter((file) => !unsaved.has(file));
  const edited = [...unsaved].flatMap(([file, text]) => (text === undefined ? [] : [{ file, text }]));
  return [
    ...found.map((file) => ({ file, read: () => contentOf(join(root, file)) })),
    ...edited.map(({ file, text }) => ({ file, read: () => ({ bytes: Buffer.from(text), isUnsaved: true as const }) })),
  ]
    .filter(({ file }) => !file.startsWith('config/assets/') && !/(^|\/)(README\.md|\.[^/]*)$/.test(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, read }) => ({ file, ...read(), ...kindOf(file) }));
}

/** Whether a file contains the rows of a decision table. */
export const isRowsFile = ({ file }: Pick<FoundFile, 'file'>): boolean => /^config\/tables\/[^/]+\.csv$/.test(file);

/** Paths of the pictures, from config/assets. `unsaved`: pictures that an editor adds or removes. */
export const readAssets = (root: string, unsaved = allSaved): string[] =>
  [...new Set([...filesUnder(root), ...unsaved.keys()])]
    .filter((file) => file.startsWith('config/assets/') && (!unsaved.has(file) || unsaved.get(file) !== undefined))
    .map((file) => file.slice('config/assets/'.length))
    .filter((name) => !/(^|\/)\./.test(name));

/**
 * Files of config/ and of its folders, sorted; of a folder that is a symbolic link, only the link. Empty without a
 * config/.
 */
function filesUnder(root: string): string[] {
  try {
    return readdirSync(join(root, 'config'), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() || isNamedAsFile(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !file.split('/').slice(0, -1).some(isNamedAsFile))
      .sort();
  } catch {
    return [];
  }
}

/** A folder such as lists/colours.yaml, which someone has made instead of a file. */
const isNamedAsFile = (name: string): boolean => /\.ya?ml$/.test(name);

/**
 * What a file of config/ contains. Whoever reads one reads it here: a symbolic link is not followed, because it could
 * lead to any file of the machine.
 */
export function contentOf(path: string): Pick<FoundFile, 'bytes' | 'isOther'> {
  try {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return { bytes: undefined, isOther: 'link' };
    if (found.isDirectory()) return { bytes: undefined, isOther: 'folder' };
    // Reading anything other than a file, such as a pipe, could block forever.
    return { bytes: found.isFile() ? readFileSync(path) : undefined };
  } catch {
    return { bytes: undefined };
  }
}

/** The kind and the name of a config file, by its path. */
export function kindOf(file: string): Pick<FoundFile, 'kind' | 'id' | 'meant'> {
  const [, folder = '', name = '', ...deeper] = file.split('/');
  if (file === 'config/site.yaml') return { kind: 'site', id: 'site' };
  if (folder === 'translations') return translationOf(name, deeper);
  const kind = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
  const id = (deeper.at(-1) ?? name).replace(/\.yaml$/, '');
  const fits = name.endsWith('.yaml') && deeper.length === 0;
  return {
    kind: fits ? kind : undefined,
    id,
    ...(kind && !(fits && goodName.test(id)) ? meantBy(kind, folder, id) : {}),
  };
}

/**
 * A file of config/translations: the folder is the language, and below it the path is that of the file whose words it
 * translates.
 */
function translationOf(language: string, path: readonly string[]): Pick<FoundFile, 'kind' | 'id'> {
  const id = slug([language, ...path].join('-').replace(/\.yaml$/, ''));
  if (!path.at(-1)?.endsWith('.yaml')) return { kind: undefined, id };
  return { kind: path.join('/') === 'terms.yaml' ? 'terms' : 'translation', id };
}

/** Names of files become names in code and parts of addresses. */
export const goodName = /^[a-z0-9][a-z0-9-]*$/;

/** The nearest valid name for a file: small letters, digits and hyphens. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** A YAML file may have another ending, be in a folder too deep, or have invalid letters in its name. */
function meantBy(kind: Kind, folder: string, name: string): { meant?: Meant } {
  const id = slug(name.replace(/\.ya?ml$/i, ''));
  return id === '' || /\.(?!ya?ml$)[^.]*$/i.test(name)
    ? {}
    : { meant: { kind, id, file: `config/${folder}/${id}.yaml` } };
}
