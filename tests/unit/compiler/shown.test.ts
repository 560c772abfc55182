import { expect, test } from 'vitest';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { formFingerprint } from '../../../src/compiler/emit/shown.ts';
import { leadSettingsModule, siteModule } from '../../../src/compiler/emit/site-modules.ts';
import { compiled, filesOf } from '../../config/modules.ts';

const form = (id: string) => {
  const [, source] = filesOf('form').find(([, { id: each }]) => each === id)!;
  return compileForm(source, compiled.symbols);
};

/** The form with one field's label replaced. */
function worded(id: string, field: string, label: string) {
  const { plan, conditions } = form(id);
  return { plan: { ...plan, fields: { ...plan.fields, [field]: { ...plan.fields[field]!, label } } }, conditions };
}

test('the consent is the box that must be ticked, and its version that of its words', () => {
  const { consent, config } = formFingerprint(form('lead'));
  expect([consent, config]).toEqual([
    { field: 'consent', version: expect.stringMatching(/^[0-9a-f]{16}$/) },
    expect.stringMatching(/^[0-9a-f]{16}$/),
  ]);
  const elsewhere = formFingerprint(worded('lead', 'name', 'Your name'));
  expect([elsewhere.consent, elsewhere.config === config]).toEqual([consent, false]);
  expect(formFingerprint(worded('lead', 'consent', 'I agree to everything')).consent).not.toEqual(consent);
});

test('a form without such a box asks for no consent', () => {
  expect(formFingerprint(form('login'))).toEqual({ config: expect.any(String) });
});

test('what becomes of leads is told to the server and not to the browser', () => {
  const site = compiled.symbols.site!;
  const names = {
    ...compiled.symbols,
    site: {
      ...site,
      data: { ...(site.data as object), leads: { retention: 7, webhook: 'https://crm.example/hidden' } },
    },
  };
  expect(leadSettingsModule(names)).toContain('https://crm.example/hidden');
  expect(siteModule(names, process.cwd(), `${process.cwd()}/src`)).not.toMatch(/retention|crm\.example/);
});
