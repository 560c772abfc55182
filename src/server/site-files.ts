import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isText, mediaType } from './media-types.ts';
import { represent } from './representation.ts';
import type { Representation } from './representation.ts';

/** One file of the build, in memory, in each of its codings. */
export interface SiteFile {
  readonly type: string;
  readonly bodies: readonly Representation[];
}

/** Files by their path in the build's folder, with forward slashes: assets/index-a1b2c3d4.js. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Reads the whole build. Rejects with ENOENT when the folder is missing. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const paths = new Set(await list(folder));
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    if (!isVariant(path, paths)) files.set(path, await readOne(folder, path, paths));
  }
  return files;
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !hidden.test(path));
}

/** A build tool's own files, such as .vite/manifest.json, are no part of the site. */
const hidden = /(^|\/)\.(?!well-known\/)/;

function isVariant(path: string, paths: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(path) && paths.has(path.slice(0, path.lastIndexOf('.')));
}

async function readOne(folder: string, path: string, paths: ReadonlySet<string>): Promise<SiteFile> {
  const read = (name: string) => readFile(join(folder, name));
  const type = mediaType(path);
  const [bytes, br, gzip] = await Promise.all([
    read(path),
    paths.has(`${path}.br`) ? read(`${path}.br`) : undefined,
    paths.has(`${path}.gz`) ? read(`${path}.gz`) : undefined,
  ]);
  return { type, bodies: await represent(bytes, isText(type), { br, gzip }) };
}
