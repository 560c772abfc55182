import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { good, hint, missing, type Diagnosis } from './finding.ts';

interface Package {
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Checks Node against the minimum version in package.json. */
export function checkNode(project: string, version: string): Diagnosis {
  const wanted = readJson<Package>(join(project, 'package.json')).engines.node.replace(/^>=/, '');
  const [have, need] = [version.replace(/^v/, ''), wanted].map((text) => text.split('.').map(Number));
  const newer = need?.map((part, index) => (have?.[index] ?? 0) - part).find((difference) => difference !== 0) ?? 0;
  return newer >= 0
    ? good('Node', version)
    : missing(
        'Node',
        `${version}; ${wanted} or newer is needed`,
        'Install it from https://nodejs.org, or with a version manager: nvm install 22',
      );
}

/** Checks that all packages are installed in the versions of package-lock.json. */
export function checkPackages(project: string): Diagnosis {
  const { dependencies, devDependencies } = readJson<Package>(join(project, 'package.json'));
  const locked = readJson<{ packages: Readonly<Record<string, { version?: string }>> }>(
    join(project, 'package-lock.json'),
  ).packages;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const stale = names.filter((name) => versionOf(project, name) !== locked[`node_modules/${name}`]?.version);
  if (stale.length === 0) return good('Packages', `${names.length}, in the versions of package-lock.json`);
  const more = stale.length > 4 ? ` and ${stale.length - 4} more` : '';
  return missing('Packages', `${stale.slice(0, 4).join(', ')}${more} missing, or in another version`, 'npm ci');
}

function versionOf(project: string, name: string): string | undefined {
  const file = join(project, 'node_modules', name, 'package.json');
  return existsSync(file) ? readJson<{ version: string }>(file).version : undefined;
}

export function checkGit(project: string): Diagnosis {
  const { status, stdout } = spawnSync('git', ['--version'], { cwd: project, encoding: 'utf8' });
  return status === 0
    ? good('git', stdout.trim().replace('git version ', ''))
    : hint('git', 'not found; "diff REF" needs it', 'https://git-scm.com/downloads');
}

/** Checks the browser for browser tests and pictures. */
export async function checkBrowser(): Promise<Diagnosis> {
  const need = 'npx playwright install chromium, or set CHROME_PATH=/path/to/chrome';
  try {
    // Imported lazily, because it loads the browser driver.
    const path = (await import('../../../../studio/camera/find-browser.ts')).findBrowser();
    if (path === undefined)
      return hint('Browser', 'no Chrome or Chromium found; browser tests and pictures need one', need);
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
    const version = String(stdout).trim();
    return version === '' ? hint('Browser', `${path} does not start`, need) : good('Browser', `${version} (${path})`);
  } catch (error) {
    return missing('Browser', (error as Error).message.split('\n')[0] ?? '', need);
  }
}

/** Checks that the port of `npm start` and `npm run dev` is free. */
export async function checkPort(wanted: string | undefined): Promise<Diagnosis> {
  const port = Number(wanted ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return missing('Port', `PORT is "${String(wanted)}", which is not a port`, 'PORT=3000');
  const error = await tryPort(port);
  if (error === undefined) return good('Port', `${port} is free`);
  return hint(
    'Port',
    error === 'EADDRINUSE'
      ? `${port} is used by another program, perhaps by this site`
      : `${port} cannot be used (${error})`,
    `Stop that program, or choose another: PORT=${port + 1} npm start`,
  );
}

/** Listens briefly. Resolves to the error code, or undefined if the port is free. */
const tryPort = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
