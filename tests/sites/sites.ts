import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lists } from './pincodes/lists.ts';

/** The names of the sites that are not ours: each folder here with a config/. */
export const siteNames: readonly string[] = readdirSync(import.meta.dirname)
  .filter((name) => existsSync(join(import.meta.dirname, name, 'config/site.yaml')))
  .sort();

/** The folder of a site: the SITE_ROOT of a command. */
export const siteFolder = (name: string): string => join(import.meta.dirname, name);

// Lists that are too large for the repository are written when a test first needs them.
for (const [name, textOf] of Object.entries(lists)) {
  const file = join(siteFolder('pincodes'), 'config/lists', name);
  if (existsSync(file)) continue;
  writeFileSync(`${file}.${process.pid}`, textOf());
  renameSync(`${file}.${process.pid}`, file);
}
