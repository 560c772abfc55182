import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileSite } from '../../../../src/compiler/compile-site.ts';
import { measure } from '../../../../src/authoring/coverage/measure.ts';
import { makeChanges } from '../../../cases/change.ts';
import { contracts } from '../../../support/compiled.ts';

const project = join(import.meta.dirname, '../../../..');
const cases = join(project, 'tests/cases/problems');
const root = mkdtempSync(join(tmpdir(), 'coverage-offers-'));
const form = join(root, 'config/forms/ask.yaml');

beforeAll(() => {
  cpSync(join(cases, '_base'), root, { recursive: true });
  // Two plans, up to 65 and up to 40 years; a line for those above 80, and one for those who smoke.
  makeChanges(root, join(cases, 'offer-line-never/change.yaml'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The parts of the offers that an example with these answers does not cover. */
function left(answers: string): string[] {
  writeFileSync(form, readFileSync(form, 'utf8').replace(/^( {4}answers: ).*$/m, `$1${answers}`));
  return measure(compileSite(root, contracts).symbols, root)
    .report.filter(({ what, by }) => /of what is offered|of prices/.test(what) && by.length === 0)
    .map(({ what, place }) => `${place.line}: ${what}`);
}

const need = '13: condition of need 1 of what is offered';
const [old, smokes] = ['16: condition of line 2 of prices', '17: condition of line 3 of prices'];

it('counts a requirement that excluded no item, and lines that never applied', () => {
  expect(left('{ age: 30 }')).toEqual([
    `${need}, when it does not`,
    `${old}, when it holds`,
    `${smokes}, when it holds`,
  ]);
});

it('needs only one excluded item and one offered item, and a line of one price', () => {
  expect(left('{ age: 50, smokes: true }')).toEqual([`${old}, when it holds`, `${smokes}, when it does not`]);
});

it('counts no requirement and no line if every item is excluded', () => {
  expect(left('{ age: 70 }')).toEqual([
    `${need}, when it holds`,
    ...[old, smokes].flatMap((line) => [`${line}, when it holds`, `${line}, when it does not`]),
  ]);
});
