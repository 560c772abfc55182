import { expect, test } from 'vitest';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { fingerprint } from '../../../src/compiler/emit/fingerprint.ts';
import type { SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import { leadSettingsModule, siteModule } from '../../../src/compiler/emit/site-modules.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import type { StepPlan } from '../../../src/shared/plan/form.ts';
import { compiled } from '../../config/modules.ts';

const form = (id: string) => {
  return compileForm(formModel(compiled.symbols.forms.get(id)!), compiled.symbols);
};

/** The form with one field's label replaced. */
function worded(id: string, field: string, label: string) {
  const { plan, steps } = form(id);
  const relabelled = ({ fields }: StepPlan) => ({ ...fields, [field]: { ...fields[field]!, label } });
  return { plan, steps: steps.map((step) => ({ ...step, plan: { ...step.plan, fields: relabelled(step.plan) } })) };
}

test('the consent is the required checkbox, and its version depends on its text', () => {
  const { consent, config } = fingerprint(form('lead'));
  expect([consent, config]).toEqual([
    { field: 'consent', version: expect.stringMatching(/^[0-9a-f]{16}$/) },
    expect.stringMatching(/^[0-9a-f]{16}$/),
  ]);
  const elsewhere = fingerprint(worded('lead', 'name', 'Your name'));
  expect([elsewhere.consent, elsewhere.config === config]).toEqual([consent, false]);
  expect(fingerprint(worded('lead', 'consent', 'I agree to everything')).consent).not.toEqual(consent);
});

test('a form without a required checkbox has no consent', () => {
  expect(fingerprint(form('login'))).toEqual({ config: expect.any(String) });
});

test('the rules for leads are in the code of the server, not of the browser', () => {
  const site = compiled.symbols.site!;
  const leads = { ...site.data.leads, retention: 7, webhook: 'https://crm.example/hidden' };
  const symbols = { ...compiled.symbols, site: { ...site, data: { ...site.data, leads } } } as SymbolTable;
  expect(leadSettingsModule(symbols)).toContain('https://crm.example/hidden');
  expect(siteModule(symbols, process.cwd(), `${process.cwd()}/src`)).not.toMatch(/retention|crm\.example/);
});
