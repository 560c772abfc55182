import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Largest size of the cache, in bytes. */
const maxCacheBytes = 200_000_000;

/** Age after which leftover folders of builds are removed, in milliseconds. */
const dayInMs = 86_400_000;

/** Removes the least recently used pictures from a cache, and leftovers of builds. */
export function prune(folder: string, most = maxCacheBytes): void {
  let bytes = 0;
  for (const { path, mtimeMs, size, isFolder } of newestFirst(folder)) {
    if (!isFolder) bytes += size;
    if (isFolder ? Date.now() - mtimeMs > dayInMs : bytes > most) rmSync(path, { recursive: true, force: true });
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
    // There is no cache yet, or another Studio is pruning it.
    return [];
  }
}
