import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import { loosened, withThrowing } from '../../cases/fault.ts';
import { contracts } from '../../support/compiled.ts';

/**
 * Any error of a stage of the compiler becomes a problem of the present file, and the other files are still checked.
 * To make a stage throw, a contract accepts everything, or a plug-in throws.
 */
const project = join(import.meta.dirname, '../../..');
const scratch = mkdtempSync(join(tmpdir(), 'faults-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A copy of the valid site with another mistake in its list, and a replaced text in a file. */
function siteWith(name: string, file: string, words: string, by: string): string {
  const root = join(scratch, name);
  cpSync(join(project, 'tests/cases/problems/_base'), root, { recursive: true });
  const replace = (path: string, from: string, to: string) => {
    const before = readFileSync(join(root, path), 'utf8');
    expect(before).toContain(from);
    writeFileSync(
      join(root, path),
      before.replace(from, () => to),
    );
  };
  replace('config/lists/colours.yaml', 'label: Blue', "label: 'Blue '");
  replace(file, words, by);
  return root;
}

const failedIn = (root: string, loose?: string) =>
  compileSite(root, loosened(contracts, loose)).problems.map(
    ({ code, place: { file, line } }) => `${code} ${file}:${line}`,
  );

const other = 'copy/space config/lists/colours.yaml:4';

describe('an error of a stage is a problem with a place, and the other files are checked', () => {
  const form = 'config/forms/ask.yaml';

  it('check: a contract that the validator cannot compile', () => {
    const root = siteWith('check', form, 'title: Shade', 'title: Shade');
    const { validator } = contracts;
    const broken = {
      ...contracts,
      validator: (id: string) => {
        if (id === 'form.schema.json') throw new Error('schema is invalid');
        return validator(id);
      },
    };
    expect(compileSite(root, broken).problems.map(({ code, place }) => `${code} ${place.file}`)).toEqual([
      `file/check-failed ${form}`,
      'copy/space config/lists/colours.yaml',
    ]);
  });

  it.each([
    ['resolve', form, 'properties:\n    colour:', 'properties: ~\n  other:\n    colour:', 'form.schema.json'],
    ['model', form, 'when: { colour: { const: red } }', 'when: ~', 'form.schema.json'],
    ['lint', 'config/pages/home.yaml', 'blocks:\n', 'blocks:\n  - ~\n', 'page.schema.json'],
    ['simulate', form, '{ colour: { const: red } }', '{ colour: { enum: [red, red] } }', 'form.schema.json'],
  ])('%s', (stage, file, words, by, contract) => {
    expect(failedIn(siteWith(stage, file, words, by), contract).sort()).toEqual([other, `file/check-failed ${file}:1`]);
  });

  it('a plug-in, at the rule that names it', () => {
    const rule =
      '  - { plugin: at-least-one, with: { fields: [colour, shade], at: shade }, messages: { none: Choose } }\n';
    const root = siteWith('plugin', form, 'submit:', `rules:\n${rule}submit:`);
    expect(withThrowing({ plugin: 'at-least-one' }, () => failedIn(root))).toEqual([`plugin/failed ${form}:13`, other]);
  });
});
