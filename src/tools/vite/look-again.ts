import { statSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

/** Wait in ms, longer than the watcher ignores further changes of a file. */
const watcherDelay = 100;

/**
 * Checks a file again after the watcher has reported it. The watcher ignores a second change within 50 ms, so edits of
 * formatters on save, or a save after a slow check, would be lost.
 */
export function lookAgain(file: string, { watcher }: Pick<ViteDevServer, 'watcher'>): void {
  const before = stampOf(file);
  setTimeout(() => {
    if (stampOf(file) !== before) watcher.emit('change', file);
  }, watcherDelay).unref();
}

/** A stamp that differs after each save; undefined if the file does not exist. */
function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size}`;
}
