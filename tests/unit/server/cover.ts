import { join } from 'node:path';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { fingerprint } from '../../../src/compiler/emit/fingerprint.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import { formModuleOf } from '../../../src/compiler/simulate/visitor/modules.ts';
import { siteOf } from '../../support/compiled.ts';

const project = join(import.meta.dirname, '../../..');
const { symbols } = siteOf(join(project, 'tests/sites/cover'));
const compiled = compileForm(formModel(symbols.wizards.get('cover')!), symbols);
const shown = fingerprint(compiled);

/** The wizard of tests/sites/cover, with a step with rows, an optional step, and computed fields. */
export const cover = { ...formModuleOf(compiled), shown };

/** The answers of a visitor who skips the step with rows. */
export const single = { age: 42, plans: ['basic', 'care'], name: 'Asha Rao', phone: '9876543210', consent: true };

/** Those of a family. */
export const family = {
  ...single,
  plans: ['family'],
  since: '2020-03-09',
  members: [
    { member: 'Ravi Rao', relation: 'child' },
    { member: 'Meera Rao', relation: 'parent', reach: '9876543211' },
  ],
};

/** The body of a lead of the wizard. `more` replaces some of its members. */
export const coverLead = (answers: object, more: object = {}) => ({
  form: 'cover',
  answers,
  page: '/',
  config: shown.config,
  consent: { version: shown.consent!.version, at: new Date().toISOString() },
  ...more,
});
