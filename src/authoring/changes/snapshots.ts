import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { escapePattern } from '../../shared/engine/format/escape.ts';
import { ChangeError } from './change-error.ts';

/** A config file whose snapshots no longer match. */
export interface ChangedLook {
  readonly file: string;
  readonly snapshots: readonly Snapshot[];
}

/** `path`: in the project. */
export interface Snapshot {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const folder = 'tests/config/snapshots';

/** The titles of tests that write snapshots begin so. */
export const snapshotTitles = { look: 'looks as it did', values: 'keeps every value that a visitor may have chosen' };

/**
 * Draws the config as the tests do, into a folder of its own, and compares. Empty for a site outside the project,
 * because it has no snapshots.
 * Takes  `wanted`: the path of a config file, or its beginning; all are drawn for anything else
 */
export async function changedSnapshots(project: string, root: string, wanted: string): Promise<ChangedLook[]> {
  if (root !== project || !existsSync(join(root, folder))) return [];
  const fresh = mkdtempSync(join(tmpdir(), 'snapshots-'));
  try {
    cpSync(join(root, folder), fresh, { recursive: true });
    await draw(project, fresh, wanted);
    const changed = readdirSync(fresh, { recursive: true, encoding: 'utf8' })
      .map((path) => path.split(sep).join('/'))
      .filter((path) => /\.\w+$/.test(path))
      .sort()
      .map((path) => ({
        path: `${folder}/${path}`,
        before: textOf(join(root, folder, path)),
        after: textOf(join(fresh, path)),
      }))
      .filter(({ before, after }) => before !== after);
    return [...new Set(changed.map(({ path }) => configFileOf(path)))].map((file) => ({
      file,
      snapshots: changed.filter(({ path }) => configFileOf(path) === file),
    }));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Runs only the tests with snapshots, which their titles tell. Throws a ChangeError if nothing could be drawn: without
 * a drawing nothing would look changed. Constants have no snapshot, so no test runs for them.
 */
async function draw(project: string, into: string, wanted: string): Promise<void> {
  const vitest = join(project, 'node_modules/vitest/vitest.mjs');
  const report = `${into}.json`;
  const reporter = ['--reporter=json', `--outputFile=${report}`];
  const files = wanted.startsWith('config/') ? `${escapePattern(wanted)}.*` : '';
  const titles = `${files}(${Object.values(snapshotTitles).join('|')})`;
  const args = [vitest, 'run', 'tests/config', '-t', titles, '-u', ...reporter];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name)));
  const child = spawn(process.execPath, args, { cwd: project, env: { ...env, SNAPSHOTS: into }, stdio: 'ignore' });
  await new Promise((resolve) => child.on('close', resolve));
  try {
    const { numPassedTests = 0, numFailedTests = 1 } = JSON.parse(textOf(report) || '{}') as Report;
    if (numPassedTests === 0 && numFailedTests > 0)
      throw new ChangeError('The pages could not be drawn. npm test -- config says why.');
  } finally {
    rmSync(report, { force: true });
  }
}

interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** tests/config/snapshots/forms/login.txt is of config/forms/login.yaml. */
const configFileOf = (path: string): string => `config/${path.slice(folder.length + 1).replace(/\.[^/]*$/, '')}.yaml`;
