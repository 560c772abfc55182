import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import { printProblems } from '../../../src/shared/problems/print.ts';
import type { Problem } from '../../../src/shared/problems/problem.ts';
import { moduleCode, virtualModules } from '../../../src/tools/vite/modules.ts';
import { damage } from './damage.ts';
import { contracts } from '../../support/compiled.ts';

/** The compiler reports any damage of a site with its place, and generates code only from a valid site. */
const project = join(import.meta.dirname, '../../..');
const scratch = mkdtempSync(join(tmpdir(), 'damaged-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** `RUNS=2000 npx vitest run tests/unit/compiler/robust` tries more sites, `SEED=2` others. */
const run = (sites: number) => ({ numRuns: Number(process.env.RUNS ?? sites) });

/** A copy of a site, in which one file at a time is damaged. */
function copyOf(site: string, name: string): { root: string; files: string[] } {
  const root = join(scratch, name);
  cpSync(join(site, 'config'), join(root, 'config'), { recursive: true });
  const files = readdirSync(join(root, 'config'), { recursive: true, encoding: 'utf8' })
    // A damaged translation is of older words: its page is shown in the first language.
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('translations'))
    .map((file) => `config/${file}`);
  return { root, files: files.sort() };
}

const textOf = (root: string, file: string): string =>
  existsSync(join(root, file)) && file.endsWith('.yaml') ? readFileSync(join(root, file), 'utf8') : '';

function expectGoodPlace(root: string, { code, message, fix, place }: Problem): void {
  const line = textOf(root, place.file).split('\n')[place.line - 1];
  const where = `${place.file}:${place.line}:${place.column} ${code}`;
  expect(code, where).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
  expect(code, `${where}: ${message}`).not.toMatch(/failed$/);
  expect(message.trim(), where).not.toBe('');
  expect(`${message} ${fix}`, where).not.toMatch(/undefined|\[object|NaN\b/);
  expect(line, `${where}: there is no such line`).toBeDefined();
  expect(place.column, where).toBeGreaterThanOrEqual(1);
  expect(place.column, where).toBeLessThanOrEqual((line ?? '').length + 1);
}

/** Every module of the site for the browser and the server. */
function emitAll(root: string, symbols: ReturnType<typeof compileSite>['symbols']): void {
  const places = { root, src: join(project, 'src') };
  for (const { file } of symbols.sources) moduleCode(join(root, file), symbols, places);
  for (const emit of virtualModules.values()) emit(symbols, places);
}

/** Whether a problem is about a file. A wrong constant is reported at its declaration, with one place that uses it. */
const speaksOf = ({ place, fix }: Problem, file: string): boolean => place.file === file || fix.includes(`${file}:`);

/** `damaged` is the changed file: it is read, or has a problem. */
function expectWellCompiled(root: string, damaged: string): void {
  const { symbols, problems } = compileSite(root, contracts);
  for (const problem of problems) expectGoodPlace(root, problem);
  expect(printProblems(problems)).toBeTypeOf('string');
  const isRead = symbols.sources.some(({ file }) => file === damaged);
  expect(isRead || problems.some((problem) => speaksOf(problem, damaged)), `${damaged} left out in silence`).toBe(true);
  if (problems.length === 0) emitAll(root, symbols);
}

function survives(site: string, name: string, sites: number): void {
  const { root, files } = copyOf(site, name);
  const sound = new Map(files.map((file) => [file, textOf(root, file)]));
  const drawn = fc.record({
    file: fc.constantFrom(...files),
    damages: fc.array(damage, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(drawn, ({ file, damages }) => {
      try {
        for (const { apply } of damages) writeFileSync(join(root, file), apply(textOf(root, file)));
        expectWellCompiled(root, file);
      } finally {
        writeFileSync(join(root, file), sound.get(file) ?? '');
      }
    }),
    run(sites),
  );
}

describe('a damaged site', () => {
  it('is detected, in a small site', () => survives(join(project, 'tests/cases/problems/_base'), 'small', 150));
  it('is detected, in the real site', () => survives(project, 'real', 10));
});
