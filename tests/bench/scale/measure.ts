import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, ready } from '../../support/dev-server.ts';
import { launchBrowser } from '../../support/built-site.ts';
import { linkPackages } from '../../support/packages.ts';
import { countsOf, nameOf, ownSite, writeSite } from './site.ts';

/** Seconds of wall time, and the memory of the largest process, if processes were started. */
export interface Reading {
  readonly seconds: number;
  readonly megabytes?: number;
}

export const tasks = [
  'check, the first',
  'check, nothing changed',
  'check, one form changed',
  'check --watch, one form changed',
  'build',
  'build, one page changed',
  'development server ready',
  'page opened in it',
  'hot update',
  'tests of one form',
] as const;

/** The files that a copy of the project needs to run its own commands. */
const copied = [
  'src',
  'schemas',
  'tests/config',
  'tests/support',
  'tests/run.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/**
 * The readings of `tasks`, in their order, for a generated site in a copy of the project, which is left in `folder`.
 */
export async function measureSite(project: string, folder: string, pages: number): Promise<Reading[]> {
  copyProject(project, folder);
  writeSite(join(folder, 'config'), countsOf(pages), ownSite(project));
  const form = join(folder, `config/forms/${nameOf('form', 0)}.yaml`);
  const check = () => run(folder, 'node', 'src/tools/cli/site/bin.js', 'check');
  const checks = [check(), check()];
  edit(form, 'Full name', 'Your full name');
  checks.push(check());
  const watched = await measureWatch(folder, form);
  const build = () => run(folder, 'node', '--import', 'tsx', 'src/tools/cli/build.ts');
  const builds = [build()];
  edit(join(folder, `config/pages/${nameOf('page', 1)}.yaml`), /lead: .*/, 'lead: Words after the first build.');
  builds.push(build());
  const dev = await measureDev(folder);
  const tests = run(folder, 'node', '--import', 'tsx', 'tests/run.ts', `config/forms/${nameOf('form', 0)}.yaml`, '-u');
  return [...checks, watched, ...builds, ...dev, tests];
}

function copyProject(project: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const path of copied) cpSync(join(project, path), join(folder, path), { recursive: true });
  rmSync(join(folder, 'tests/config/snapshots'), { recursive: true, force: true });
  // Packages are linked to the project's own; the caches of tools beside them belong to this site.
  linkPackages(project, folder, /^\.(cache|vite)/);
  mkdirSync(join(folder, 'config/assets'), { recursive: true });
  for (const picture of ['brand.svg', 'favicon.svg'])
    cpSync(join(project, 'config/assets', picture), join(folder, 'config/assets', picture));
}

const peak = join(import.meta.dirname, 'peak.mjs');

function run(folder: string, command: string, ...args: string[]): Reading {
  const file = join(folder, 'peak.txt');
  rmSync(file, { force: true });
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE_ROOT: undefined, NODE_OPTIONS: `--import ${peak}`, PEAK_FILE: file },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return { seconds, megabytes: Math.max(...readFileSync(file, 'utf8').trim().split('\n').map(Number)) / 1024 };
}

/** From saving a form until `check --watch` reports no problem. */
async function measureWatch(folder: string, form: string): Promise<Reading> {
  const check = spawn('node', ['src/tools/cli/site/bin.js', 'check', '--watch'], {
    cwd: folder,
    env: { ...process.env, SITE_ROOT: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = () => new Promise<string>((resolve) => check.stdout.once('data', (bytes) => resolve(String(bytes))));
  try {
    await output();
    const taken: number[] = [];
    for (const words of ['first', 'second', 'third']) {
      const next = output();
      const start = performance.now();
      edit(form, /Your (\w+ )?full name/, `Your ${words} full name`);
      const text = await next;
      if (!text.includes('no problem')) throw new Error(`check --watch printed: ${text}`);
      taken.push(seconds(start));
    }
    return { seconds: median(taken) };
  } finally {
    check.kill();
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** The server's start, the first page in a browser, and the time from saving a file until its words show there. */
async function measureDev(folder: string): Promise<Reading[]> {
  const file = join(folder, 'peak.txt');
  rmSync(file, { force: true });
  const port = await freePort();
  const started = performance.now();
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/tools/cli/dev.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      SITE_ROOT: undefined,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      NODE_OPTIONS: `--import ${peak}`,
      PEAK_FILE: file,
    },
  });
  const browser = await launchBrowser();
  try {
    await ready(server);
    const readyIn = seconds(started);
    const page = await browser.newPage();
    const asked = performance.now();
    await page.goto(`http://127.0.0.1:${port}/p2`);
    await page.getByRole('heading', { level: 1, name: 'Page 2' }).waitFor();
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
    );
    const openedIn = seconds(asked);
    const updates: number[] = [];
    for (const words of ['first', 'second', 'third']) updates.push(await update(page, folder, words));
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    const megabytes = existsSync(file)
      ? Math.max(...readFileSync(file, 'utf8').trim().split('\n').map(Number)) / 1024
      : undefined;
    return [{ seconds: readyIn }, { seconds: openedIn, megabytes }, { seconds: median(updates) }];
  } finally {
    await browser.close();
    server.kill('SIGKILL');
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>['newPage']>>;

async function update(page: Page, folder: string, words: string): Promise<number> {
  const start = performance.now();
  edit(join(folder, `config/pages/${nameOf('page', 1)}.yaml`), /lead: .*/, `lead: The ${words} words after a change.`);
  await page.getByText(`The ${words} words after a change.`).waitFor({ timeout: 60_000 });
  return seconds(start);
}

const seconds = (since: number): number => (performance.now() - since) / 1000;

function edit(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (text.search(from) < 0) throw new Error(`${path} does not hold ${String(from)}`);
  writeFileSync(path, text.replace(from, to));
}
