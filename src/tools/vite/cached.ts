import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with files that are costly to make. */
export const cacheFolder = (project: string): string => join(project, 'node_modules/.cache');

/** Writes a file of a cache if it is missing. Atomic, because other builds may read it. Returns its path. */
export async function cachedFile(path: string, create: () => Promise<Buffer>): Promise<string> {
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, await create());
  renameSync(unfinished, path);
  return path;
}
