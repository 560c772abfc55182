import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { exit, Refusal } from '../../kit/command.ts';

/** Debounce time in ms, because editors write a file in several steps. */
const debounceTime = 40;

/** Wait in ms before looking again for a missing folder. */
const retryDelay = 500;

/**
 * Watches the files of config/. `nextChange` resolves at the next change, or at once if there was one since the last
 * call.
 */
export function watchConfig(root: string): { nextChange(): Promise<void> } {
  let isMissed = false;
  let resolveNext: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const watched = new Map<string, FSWatcher>();
  const notice = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        watchFolders(root, watched, notice);
      } catch {
        // The folder config/ is missing, which happens briefly while git switches branches.
        setTimeout(notice, retryDelay);
      }
      if (resolveNext) resolveNext();
      else isMissed = true;
      resolveNext = undefined;
    }, debounceTime);
  };
  watchFolders(root, watched, notice);
  return {
    nextChange: () =>
      new Promise((resolve) => {
        if (!isMissed) return void (resolveNext = resolve);
        isMissed = false;
        resolve();
      }),
  };
}

/**
 * Watches each folder separately, including new ones: on some systems, Node starts to watch a whole tree only after a
 * while, and misses earlier changes.
 */
function watchFolders(root: string, watched: Map<string, FSWatcher>, notice: () => void): void {
  try {
    const entries = readdirSync(join(root, 'config'), { recursive: true, withFileTypes: true });
    const folders = [
      join(root, 'config'),
      ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name)),
    ];
    for (const folder of folders)
      if (!watched.has(folder))
        watched.set(
          folder,
          watch(folder, notice).on('error', () => watched.delete(folder)),
        );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Refusal(
      code === 'ENOENT' ? `There is no folder config in ${root}.` : `config/ cannot be watched: ${message}`,
      exit.failed,
    );
  }
}
