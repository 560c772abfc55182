import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const lockOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Package> };

interface Package {
  readonly version?: string;
}

/** Install the peers at the versions of their lock, unless they are there. */
export function installPeers(folder = import.meta.dirname): void {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const { packages } = lockOf(join(folder, 'package-lock.json'));
  const has = existsSync(installed) ? lockOf(installed).packages : {};
  if (Object.entries(packages).every(([path, { version }]) => path === '' || has[path]?.version === version)) return;
  execFileSync('npm', ['ci', '--no-progress'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
