import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import mime from 'mime';
import { represent } from './representation.ts';
import type { Representation } from './representation.ts';

/** A file of the built site, held in memory in each of its encodings. */
export interface SiteFile {
  readonly type: string;
  readonly bodies: readonly Representation[];
}

/** Files by their path in the built site's folder, with forward slashes: assets/index-a1b2c3d4.js. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Reads the whole built site. Rejects with ENOENT if the folder is missing. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const paths = new Set(await pathsIn(folder));
  const files = new Map<string, SiteFile>();
  for (const path of paths) {
    if (!isCompressedCopy(path, paths)) files.set(path, await readSiteFile(folder, path, paths));
  }
  return files;
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !hidden.test(path));
}

/** Internal files of build tools, such as .vite/manifest.json, are not served. */
const hidden = /(^|\/)\.(?!well-known\/)/;

function isCompressedCopy(path: string, paths: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(path) && paths.has(path.slice(0, path.lastIndexOf('.')));
}

async function readSiteFile(folder: string, path: string, paths: ReadonlySet<string>): Promise<SiteFile> {
  const read = (name: string) => readFile(join(folder, name));
  const type = mime.getType(path) ?? 'application/octet-stream';
  const isText = textual.test(type);
  const [bytes, br, gzip] = await Promise.all([
    read(path),
    paths.has(`${path}.br`) ? read(`${path}.br`) : undefined,
    paths.has(`${path}.gz`) ? read(`${path}.gz`) : undefined,
  ]);
  return {
    type: isText ? `${type}; charset=utf-8` : type,
    // Pictures and fonts are compressed already.
    bodies: await represent(bytes, isText, { br, gzip }),
  };
}

/** Media types whose files are text: text/css, application/manifest+json, image/svg+xml … */
const textual = /^text\/|[/+](json|xml)$/;
