import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readContracts } from '../../../src/compiler/check/contracts.ts';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';

const project = join(import.meta.dirname, '../../..');
const root = mkdtempSync(join(tmpdir(), 'private-'));
afterAll(() => rmSync(root, { recursive: true }));

it('what is worked out from a private answer is private, also by way of other values', () => {
  cpSync(join(project, 'tests/cases/problems/_base'), root, { recursive: true });
  const file = join(root, 'config/forms/ask.yaml');
  const shade = 'shade: { type: string, title: Shade, minLength: 2 }';
  const form = readFileSync(file, 'utf8')
    .replace(
      shade,
      `${shade}
    length: { type: integer, title: Length }
    twice: { type: integer, title: Twice }
    guess: { type: integer, title: Guess }
    red: { type: boolean, title: Red }`,
    )
    .replace(
      'ui:\n  shade: {',
      `ui:
  length: { computed: size(shade), widget: hidden }
  twice: { computed: length * 2, widget: hidden }
  guess: { prefill: twice + 1 }
  red: { computed: colour == "red", widget: hidden }
  shade: { private: contact,`,
    );
  writeFileSync(file, form);
  const { symbols } = compileSite(root, readContracts(project));
  const { fields } = compileForm(formModel(symbols.forms.get('ask')!), symbols).steps[0]!.plan;
  const kinds = Object.values(fields).map(({ name, private: kind }) => [name, kind]);
  expect(Object.fromEntries(kinds)).toEqual({
    colour: undefined,
    shade: 'contact',
    length: 'contact',
    twice: 'contact',
    guess: 'contact',
    red: undefined,
  });
});
