import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** So much of the pictures that were taken before is kept. */
const mostBytes = 200_000_000;

/** Milliseconds after which what a build has left here is nobody's any more. */
const day = 86_400_000;

/** Removes the pictures from a cache that were looked at the longest ago, and what builds have left. */
export function prune(folder: string, most = mostBytes): void {
  let bytes = 0;
  for (const { path, mtimeMs, size, isFolder } of newestFirst(folder)) {
    if (!isFolder) bytes += size;
    if (isFolder ? Date.now() - mtimeMs > day : bytes > most) rmSync(path, { recursive: true, force: true });
  }
}

function newestFirst(folder: string) {
  try {
    return readdirSync(folder)
      .map((name) => {
        const path = join(folder, name);
        const stat = statSync(path);
        return { path, mtimeMs: stat.mtimeMs, size: stat.size, isFolder: stat.isDirectory() };
      })
      .sort((one, other) => other.mtimeMs - one.mtimeMs);
  } catch {
    // There is none yet, or another Studio is at it.
    return [];
  }
}
