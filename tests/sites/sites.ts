import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the sites that are not ours: each folder here with a config/. */
export const siteNames: readonly string[] = readdirSync(import.meta.dirname)
  .filter((name) => existsSync(join(import.meta.dirname, name, 'config/site.yaml')))
  .sort();

/** The folder of a site: the SITE_ROOT of a command. */
export const siteFolder = (name: string): string => join(import.meta.dirname, name);
