import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { exit, Refusal } from '../../kit/command.ts';

/** An editor writes a file in several goes. In milliseconds. */
const quiet = 40;

/** Tells when files of config/ change. `changed` waits for the next change; of those meanwhile it tells at once. */
export function changes(root: string): { changed(): Promise<void> } {
  let seen = false;
  let tell: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const watched = new Map<string, FSWatcher>();
  const notice = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchFolders(root, watched, notice);
      if (tell) tell();
      else seen = true;
      tell = undefined;
    }, quiet);
  };
  watchFolders(root, watched, notice);
  return {
    changed: () =>
      new Promise((resolve) => {
        if (!seen) return void (tell = resolve);
        seen = false;
        resolve();
      }),
  };
}

/** Folder by folder: Node watches a whole tree only after a while on some systems, and misses what happens meanwhile. */
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
