import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beginSite } from '../../../../src/compiler/compile-site.ts';
import { allSaved } from '../../../../src/compiler/read/files.ts';
import { diagnosticsOf } from '../../../../src/authoring/language/diagnostics.ts';
import type { Problem } from '../../../../src/shared/problems/problem.ts';
import { makeChanges } from '../../../cases/change.ts';
import { contracts } from '../../../support/compiled.ts';

/** Every fix with one edit, of the cases of all problems: the edit solves the problem. */
const project = join(import.meta.dirname, '../../../..');
const folder = join(project, 'tests/cases/problems');

const says = /Did you mean|Put it in quotes|Write it without quotes|Write it as a list/;

/** Without the cases that only a fault of the code causes. */
const cases = readdirSync(folder).filter(
  (name) =>
    !existsSync(join(folder, name, 'fault.yaml')) &&
    existsSync(join(folder, name, 'problems.txt')) &&
    says.test(readFileSync(join(folder, name, 'problems.txt'), 'utf8')),
);

const isSame = (one: Problem) => (other: Problem) =>
  one.code === other.code && one.message === other.message && one.place.column === other.place.column;

it('many problems have such a fix', () => expect(cases.length).toBeGreaterThan(60));

it.each(cases)('%s', (name) => {
  const root = mkdtempSync(join(tmpdir(), 'mend-'));
  cpSync(join(folder, '_base'), root, { recursive: true });
  cpSync(join(folder, name), root, { recursive: true });
  if (existsSync(join(root, 'change.yaml'))) makeChanges(root, join(root, 'change.yaml'));
  const found = (unsaved = allSaved) => beginSite(root, contracts, undefined, undefined, unsaved).problems;
  for (const problem of found()) {
    const { file } = problem.place;
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const [{ mend } = {}] = diagnosticsOf([problem], 'error', text);
    if (!mend) continue;
    const { start, end, words } = mend.edit;
    expect(start).toBeLessThan(end);
    const mended = text.slice(0, start) + words + text.slice(end);
    expect(found(new Map([[file, mended]])).filter(isSame(problem))).toEqual([]);
  }
  rmSync(root, { recursive: true });
});
