import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../../src/tools/cli/site/main.ts';
import { changedLines } from '../support/changed-lines.ts';
import { putUnderGit } from '../support/git-folder.ts';
import { makeChanges } from './change.ts';

/**
 * Each case of the command line is a folder:
 * - command.txt has the command lines, one a line.
 * - change.yaml lists changes that are applied to the site in _base first. It is optional.
 * - committed, if it exists, commits the site to git before the changes. It may list changes that are applied
 * before that.
 * - printed.txt has the output, the new files, and the changed lines of other files.
 * `npx vitest run tests/cases/commands -u` writes it anew.
 */
const project = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'commands');
const scratch = mkdtempSync(join(tmpdir(), 'commands-'));
/** The cache is in node_modules, because the compiled contracts import packages. */
const cache = mkdtempSync(join(project, 'node_modules/.cache-'));
const cases = readdirSync(folder).filter((name) => name !== '_base');

let printed: string[] = [];
beforeAll(() => {
  const record = (...words: unknown[]) => void printed.push(words.join(' '));
  vi.spyOn(console, 'log').mockImplementation(record);
  vi.spyOn(console, 'error').mockImplementation((...words) => record('[error]', ...words));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  vi.restoreAllMocks();
  for (const folder of [scratch, cache]) rmSync(folder, { recursive: true });
});

describe('the command line', () => {
  it.each(cases)('%s', async (name) => {
    const root = join(scratch, name);
    cpSync(join(folder, '_base'), root, { recursive: true });
    const committed = join(folder, name, 'committed');
    if (existsSync(committed)) {
      makeChanges(root, committed);
      putUnderGit(root);
    }
    if (existsSync(join(folder, name, 'change.yaml'))) makeChanges(root, join(folder, name, 'change.yaml'));
    const before = filesOf(root);
    vi.stubEnv('SITE_ROOT', root);
    printed = [];
    for (const line of readFileSync(join(folder, name, 'command.txt'), 'utf8')
      .trimEnd()
      .split('\n')) {
      printed.push(`$ site ${line}`);
      const code = await main(words(line), project, cache);
      if (code !== 0) printed.push(`[exit code ${code}]`);
    }
    const text = [...printed, ...written(before, filesOf(root))]
      .join('\n')
      .replaceAll(root, '(root)')
      .replace(/\(\d+\.\d\d s\)/g, '(time)')
      .replace(/\b[0-9a-f]{40}\b/g, '(commit)');
    await expect(`${text}\n`).toMatchFileSnapshot(join(folder, name, 'printed.txt'));
  });
});

const words = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, unquoted]) => quoted ?? unquoted ?? '');

function filesOf(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('.git'),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
  );
}

const shown = (before: string | undefined, after: string): string =>
  before === undefined ? after.trimEnd() : changedLines(before, after);

/** Generated pages repeat the output, so only their names are compared. */
const namedOnly = /^coverage\//;

function written(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const gone = [...before.keys()].filter((file) => !after.has(file)).map((file) => `[deleted] ${file}`);
  const changed = [...after]
    .filter(([file, text]) => before.get(file) !== text)
    .map(([file, text]) => `[written] ${file}${namedOnly.test(file) ? '' : `\n${shown(before.get(file), text)}`}`);
  return [...gone, ...changed];
}
