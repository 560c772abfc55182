import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DataCache } from '../../src/compiler/cache/data-cache.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { problemCodes } from '../../src/shared/problems/codes.ts';
import { contracts } from '../support/compiled.ts';
import { printed, problemCases, problemFolder, problemsOf } from './problem-case.ts';

/**
 * Each problem code has a folder, or several when there are several ways to make the mistake: page-unknown,
 * page-unknown-anchor. A folder has the differences from the valid site in _base, as files under config/ or as a list
 * of changes in change.yaml, and the printed problems in problems.txt. `npx vitest run tests/cases -u` writes
 * problems.txt anew. Where only a fault of the code causes the problem, fault.yaml names it: a plug-in that throws, or
 * a contract that accepts everything. The sites share a cache, as those of the command line do;
 * problems-uncached.test.ts finds the same without one.
 */
const cache = mkdtempSync(join(tmpdir(), 'problems-cache-'));
const texts = new DataCache(cache, problemFolder);

/** The problem code of a folder: the longest code with which its name starts. */
const codeOf = (name: string): string | undefined =>
  problemCodes
    .filter((code) => `${name}-`.startsWith(`${code.replace('/', '-')}-`))
    .sort((a, b) => b.length - a.length)[0];

afterAll(() => rmSync(cache, { recursive: true }));

describe('problems of config', () => {
  it('finds none in the valid site', () => {
    expect(compileSite(join(problemFolder, '_base'), contracts)).toMatchObject({ problems: [], unready: [], over: [] });
  });

  it.each(problemCases)('%s', async (name) => {
    const problems = problemsOf(name, contracts, texts);
    expect(problems.map(({ code }) => code)).toContain(codeOf(name));
    await expect(printed(problems)).toMatchFileSnapshot(join(problemFolder, name, 'problems.txt'));
  });

  it('has a folder for every code', () => {
    expect(problemCodes.map((code) => code.replace('/', '-')).filter((name) => !problemCases.includes(name))).toEqual(
      [],
    );
  });
});
