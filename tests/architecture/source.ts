import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from '../support/syntax.ts';

/** A file of src/, by its path from there with forward slashes. */
export interface SourceFile {
  readonly path: string;
  /** The folder of src/ that it is in: shared, site, compiler … */
  readonly wing: string;
  /**
   * The wing and its folder, where the wing has rooms that import one another one way: shared/engine. Else the wing.
   */
  readonly room: string;
  readonly text: string;
  /** Files of src/ that it imports, for their values or for their types, at once or later. */
  readonly files: readonly string[];
  /** Everything else that it imports: packages, node: modules, virtual modules. */
  readonly packages: readonly string[];
}

const root = join(import.meta.dirname, '../../src');

/** Wings that are several rooms. The compiler has stages instead, and the server folders of its own. */
const withRooms = ['shared', 'site', 'authoring', 'studio', 'tools'];

export const wingOf = (path: string): string => path.split('/')[0]!;

export function roomOf(path: string): string {
  const [wing = '', room = '', file] = path.split('/');
  return withRooms.includes(wing) && file !== undefined ? `${wing}/${room}` : wing;
}

let source: readonly SourceFile[] | undefined;

/** Every TypeScript file of src/. All tests of a worker share them, because it takes seconds to parse them. */
export const readSource = (): readonly SourceFile[] => (source ??= readFiles());

function readFiles(): SourceFile[] {
  return pathsOf(/\.tsx?$/).map((path) => {
    const text = readText(path);
    const names = importsOf(path, text);
    const isFile = (name: string) => name.startsWith('.') || name.startsWith('/src/');
    return {
      path,
      wing: wingOf(path),
      room: roomOf(path),
      text,
      files: names.filter(isFile).map((name) => resolve(path, name)),
      packages: names.filter((name) => !isFile(name)),
    };
  });
}

/** Files of src/ whose path matches. */
export function pathsOf(wanted: RegExp): string[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths.filter((path) => wanted.test(path)).sort();
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Imports name the file with its ending, and may ask for it in another form: `icon.svg?raw`. */
function resolve(from: string, name: string): string {
  const plain = name.replace(/\?.*$/, '');
  const path = plain.startsWith('/src/') ? plain.slice('/src/'.length) : posix.join(posix.dirname(from), plain);
  if (!existsSync(join(root, path))) throw new Error(`src/${from} imports ${name}, which does not exist`);
  return path;
}

/**
 * Cycles in the imports of these files, each as its files in order. Empty if there are none. May leave some out when
 * cycles overlap.
 */
export function cyclesOf(files: readonly Pick<SourceFile, 'path' | 'files'>[]): string[][] {
  const imports = new Map(files.map(({ path, files: imported }) => [path, imported]));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) return void cycles.push([...trail.slice(start), path]);
    if (done.has(path)) return;
    for (const next of imports.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) walk(path, []);
  return cycles;
}
