import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../src/build/check/contracts.ts';
import { compileSite } from '../../src/build/compile-site.ts';
import { printProblems } from '../../src/problems/print.ts';

/**
 * One folder per problem code: the files that differ from the sound site in _base,
 * and problems.txt, what is printed. `npx vitest run tests/cases -u` writes it anew.
 */
const project = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'problems');
const contracts = readContracts(project);
const scratch = mkdtempSync(join(tmpdir(), 'problems-'));
const cases = readdirSync(folder).filter((name) => name !== '_base' && existsSync(join(folder, name, 'config')));

afterAll(() => rmSync(scratch, { recursive: true }));

describe('problems of config', () => {
  it('finds none in the sound site', () => {
    expect(compileSite(join(folder, '_base'), contracts).problems).toEqual([]);
  });

  it.each(cases)('%s', async (name) => {
    const root = join(scratch, name);
    cpSync(join(folder, '_base'), root, { recursive: true });
    cpSync(join(folder, name), root, { recursive: true });
    const { problems } = compileSite(root, contracts);
    expect(problems.map(({ code }) => code.replace('/', '-'))).toContain(name);
    await expect(`${printProblems(problems)}\n`).toMatchFileSnapshot(join(folder, name, 'problems.txt'));
  });

  it('has a folder for every code', () => {
    const catalogue = readFileSync(join(project, 'src/problems/catalogue.ts'), 'utf8');
    const codes = [...catalogue.matchAll(/'([a-z]+\/[a-z0-9-]+)'/g)].map(([, code]) => code?.replace('/', '-'));
    expect(new Set(cases)).toEqual(new Set(codes));
  });
});
