import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Give a copy of the project the packages of the project, but not what tools keep beside them under the names of `own`.
 */
export function linkPackages(project: string, copy: string, own: RegExp): void {
  const packages = realpathSync(join(project, 'node_modules'));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages))
    if (!own.test(name)) symlinkSync(join(packages, name), join(copy, 'node_modules', name));
}
