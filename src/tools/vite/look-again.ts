import { statSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

/** Milliseconds in which the watcher tells nothing more of a file, and some more. */
const untilHeard = 100;

/**
 * Looks once more at a file of which the watcher has just told. It leaves out a second change within 50 ms, and tells
 * of it never: editors that format what they have saved, or a save after a check that took long, would be lost.
 */
export function lookAgain(file: string, { watcher }: Pick<ViteDevServer, 'watcher'>): void {
  const before = stampOf(file);
  setTimeout(() => {
    if (stampOf(file) !== before) watcher.emit('change', file);
  }, untilHeard).unref();
}

/** What differs after each save; undefined where there is no such file. */
function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size}`;
}
