import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { beginSite } from '../../../src/compiler/compile-site.ts';
import { fingerprint } from '../../../src/compiler/emit/fingerprint.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import { askingIn } from '../../../src/site/render/form/asking.ts';
import type { FieldSet } from '../../../src/shared/plan/form.ts';
import { consentWords } from '../../../src/shared/engine/texts.ts';
import { makeChange, makeChanges } from '../../cases/change.ts';
import { contracts } from '../../support/compiled.ts';

const cases = join(import.meta.dirname, '../../cases/problems');
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'purposes-'));
  cpSync(join(cases, '_base'), root, { recursive: true });
  makeChanges(root, join(cases, 'purpose-unneeded/change.yaml'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The form of the site that is sent, as it is compiled now. */
function compiled() {
  const { symbols } = beginSite(root, contracts);
  return compileForm(formModel(symbols.forms.get('ask')!), symbols);
}
const boxOf = (form: ReturnType<typeof compiled>) => form.steps[0]!.plan.fields.consent!;

it('the consent box has the notice: purposes with fields and receivers, how long, and the rights', () => {
  expect(boxOf(compiled())).toMatchObject({
    widget: 'checkbox',
    drawnBy: 'consent',
    notice: {
      label: 'What we collect',
      purposes: ['To call you: Colour, Shade, for only us.'],
      rights: ['Kept 30 days.', 'Write to us.', 'Write to the board.', 'A parent must fill it in.'],
    },
  });
});

it('the words of a consent contain the notice, so that its version changes with each of them', () => {
  const before = compiled();
  expect(consentWords(boxOf(before)).split('\n')).toEqual([
    ...['You may call me', 'Only about this', 'What we collect', 'To call you: Colour, Shade, for only us.'],
    ...['Kept 30 days.', 'Write to us.', 'Write to the board.', 'A parent must fill it in.'],
  ]);
  makeChange(join(root, 'config/site.yaml'), { file: '', replace: 'retention: 30', by: 'retention: 31' });
  const after = compiled();
  expect(boxOf(after).notice?.rights[0]).toBe('Kept 31 days.');
  expect(fingerprint(after).consent).not.toEqual(fingerprint(before).consent);
});

it('a visitor who must agree again reads all new words, without opening anything', () => {
  const form = compiled();
  const set = { plan: form.steps[0]!.plan } as unknown as FieldSet;
  const asked = { version: 'new', words: 'You may write to me\nOnly about this\nKept 7 days.', at: '' };
  const box = askingIn(set, fingerprint(form), asked).plan.fields.consent!;
  expect(box).toMatchObject({ label: 'You may write to me', help: 'Only about this\nKept 7 days.' });
  expect(box.notice).toBeUndefined();
});

it('the notice has each label once, also where only the marks of Studio make two of them different', () => {
  makeChange(join(root, 'config/forms/ask.yaml'), {
    file: '',
    replace: 'title: Shade',
    by: 'title: "Colour\\u2064\\u2061"',
  });
  expect(boxOf(compiled()).notice?.purposes).toEqual(['To call you: Colour, for only us.']);
});
