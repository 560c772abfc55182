import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DataCache } from '../../src/compiler/cache/data-cache.ts';
import { readContracts } from '../../src/compiler/check/contracts.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { problemCodes } from '../../src/shared/problems/codes.ts';
import { printProblem, sortProblems } from '../../src/shared/problems/print.ts';
import { makeChanges } from './change.ts';
import { withFault } from './fault.ts';

/**
 * Each problem code has a folder, or several when there are several ways to make the mistake: page-unknown,
 * page-unknown-anchor. A folder has the differences from the valid site in _base, as files under config/ or as a list
 * of changes in change.yaml, and the printed problems in problems.txt. `npx vitest run tests/cases -u` writes
 * problems.txt anew. Where only a fault of the code causes the problem, fault.yaml names it: a plug-in that throws, or
 * a contract that accepts everything.
 */
const project = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'problems');
const contracts = readContracts(project);
const scratch = mkdtempSync(join(tmpdir(), 'problems-'));
/** The contracts and texts of the command line, in its cache, so that both find the same problems. */
const cache = mkdtempSync(join(project, 'node_modules/.cache-'));
const cachedContracts = readContracts(project, { cache });
const texts = new DataCache(cache, folder);
const cases = readdirSync(folder).filter((name) => name !== '_base');

/** The problem code of a folder: the longest code with which its name starts. */
const codeOf = (name: string): string | undefined =>
  problemCodes
    .filter((code) => `${name}-`.startsWith(`${code.replace('/', '-')}-`))
    .sort((a, b) => b.length - a.length)[0];

afterAll(() => [scratch, cache].forEach((folder) => rmSync(folder, { recursive: true })));

describe('problems of config', () => {
  it('finds none in the valid site', () => {
    expect(compileSite(join(folder, '_base'), contracts)).toMatchObject({ problems: [], unready: [], over: [] });
  });

  it.each(cases)('%s', async (name) => {
    const root = join(scratch, name);
    cpSync(join(folder, '_base'), root, { recursive: true });
    cpSync(join(folder, name), root, { recursive: true });
    if (existsSync(join(root, 'change.yaml'))) makeChanges(root, join(root, 'change.yaml'));
    const [site, again] = withFault(join(root, 'fault.yaml'), (at) => [
      compileSite(root, at(contracts)),
      compileSite(root, at(cachedContracts), texts),
    ]);
    const problems = [...site.problems, ...site.unready, ...site.over];
    expect(problems.map(({ code }) => code)).toContain(codeOf(name));
    expect(again).toMatchObject({ problems: site.problems, unready: site.unready, over: site.over });
    await expect(
      `${sortProblems(problems)
        .map((problem) => printProblem(problem))
        .join('\n\n')}\n`,
    ).toMatchFileSnapshot(join(folder, name, 'problems.txt'));
  });

  it('has a folder for every code', () => {
    expect(problemCodes.map((code) => code.replace('/', '-')).filter((name) => !cases.includes(name))).toEqual([]);
  });
});
