import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../../src/compiler/check/contracts.ts';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import { printProblems } from '../../../src/shared/problems/print.ts';
import type { Problem } from '../../../src/shared/problems/problem.ts';
import { moduleCode, virtualModules } from '../../../src/tools/vite/modules.ts';
import { damage } from './damage.ts';

/** However a site is spoiled, the compiler says where, and code comes only from a site without a problem. */
const project = join(import.meta.dirname, '../../..');
const contracts = readContracts(project);
const scratch = mkdtempSync(join(tmpdir(), 'damaged-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** `RUNS=2000 npx vitest run tests/unit/compiler/robust` draws more sites, `SEED=2` others. */
const run = (sites: number) => ({ numRuns: Number(process.env.RUNS ?? sites) });

/** A copy of a site, in which one file at a time is spoiled. */
function copyOf(site: string, name: string): { root: string; files: string[] } {
  const root = join(scratch, name);
  cpSync(join(site, 'config'), join(root, 'config'), { recursive: true });
  const files = readdirSync(join(root, 'config'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `config/${file}`);
  return { root, files: files.sort() };
}

const textOf = (root: string, file: string): string =>
  existsSync(join(root, file)) && file.endsWith('.yaml') ? readFileSync(join(root, file), 'utf8') : '';

function expectGoodPlace(root: string, { code, message, fix, place }: Problem): void {
  const line = textOf(root, place.file).split('\n')[place.line - 1];
  const spot = `${place.file}:${place.line}:${place.column} ${code}`;
  expect(code, spot).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
  expect(code, `${spot}: ${message}`).not.toMatch(/failed$/);
  expect(message.trim(), spot).not.toBe('');
  expect(`${message} ${fix}`, spot).not.toMatch(/undefined|\[object|NaN\b/);
  expect(line, `${spot}: there is no such line`).toBeDefined();
  expect(place.column, spot).toBeGreaterThanOrEqual(1);
  expect(place.column, spot).toBeLessThanOrEqual((line ?? '').length + 1);
}

/** Every module of the site, as the browser and the server get them. */
function emitAll(root: string, symbols: ReturnType<typeof compileSite>['symbols']): void {
  const places = { root, src: join(project, 'src') };
  for (const { file } of symbols.sources) moduleCode(join(root, file), symbols, places);
  for (const emit of virtualModules.values()) emit(symbols, places);
}

/** Whether a problem speaks of a file. A wrong constant is told where it is declared, with one place that takes it. */
const speaksOf = ({ place, fix }: Problem, file: string): boolean => place.file === file || fix.includes(`${file}:`);

/** `damaged` is the one file that is not as it was: it is read, or something is said of it. */
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
  it('is told apart from a sound one, small', () =>
    survives(join(project, 'tests/cases/problems/_base'), 'small', 150));
  it('is told apart from a sound one, real', () => survives(project, 'real', 10));
});
