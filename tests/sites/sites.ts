import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The sites that are not ours, by name: each folder here that holds a config/. */
export const siteNames: readonly string[] = readdirSync(import.meta.dirname)
  .filter((name) => existsSync(join(import.meta.dirname, name, 'config/site.yaml')))
  .sort();

/** The folder of a site, which SITE_ROOT names to a command. */
export const siteFolder = (name: string): string => join(import.meta.dirname, name);
