import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { exit, Refusal } from '../../kit/command.ts';

/** Editors write a file in several steps, so a change counts once nothing has followed it for so many milliseconds. */
const quiet = 40;

/** After so many milliseconds a folder that was gone is looked for again. */
const untilBack = 500;

/**
 * Watches the files of config/. `nextChange` resolves at the next change, or at once if there was one since it last
 * did.
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
        // The folder config/ is gone, as it is for a moment while git changes the branch.
        setTimeout(notice, untilBack);
      }
      if (resolveNext) resolveNext();
      else isMissed = true;
      resolveNext = undefined;
    }, quiet);
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
 * Watches each folder by itself, new ones too: on some systems Node starts to watch a whole tree only after a while,
 * and misses what happens until then.
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
