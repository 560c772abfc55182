import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Links the packages of the project into a copy of it, except the folders that match `own`, which belong to tools.
 */
export function linkPackages(project: string, copy: string, own: RegExp): void {
  const packages = realpathSync(join(project, 'node_modules'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages))
    if (!own.test(name)) symlinkSync(join(packages, name), join(copy, 'node_modules', name));
}
