import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder with the view of a block: `src/blocks/<name>`, or `src/<trade>/blocks/<name>` for a block that knows the
 * trade of a site.
 */
export function blockFolder(block: string, src: string): string {
  const own = join('blocks', block);
  const folders = [own, ...readdirSync(src).map((trade) => join(trade, own))].map((folder) => join(src, folder));
  return folders.find((folder) => existsSync(join(folder, 'view.tsx'))) ?? join(src, own);
}

/** The folders whose code draws a block: its own, and those that the blocks of its trade share. */
export function drawingFolders(folder: string, src: string): string[] {
  const trade = dirname(dirname(folder));
  if (trade === src) return [folder];
  const shared = readdirSync(trade, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'blocks',
  );
  return [folder, ...shared.map(({ name }) => join(trade, name))];
}
