import { compilerOf } from '../../../src/build/compiler.ts';
import { compileForm, compileWizard } from '../../../src/build/compile/form.ts';
import { playedInForm, playedInWizard } from '../../../src/build/coverage/played.ts';
import { keptFolder } from '../../../src/build/kept.js';
import { pathsOf, type Names } from '../../../src/build/link/names.ts';
import { references } from '../../../src/build/link/references.ts';
import type { Source } from '../../../src/build/read/source.ts';
import type { Example, Form, Wizard, WizardExample } from '../../../src/plan/config.generated.ts';
import type { FormPlan } from '../../../src/plan/form.ts';
import type { StepPlan, WizardPlan } from '../../../src/plan/wizard.ts';

/** A form or wizard with those of its examples that a visitor can bring about with its controls. */
export interface Play<Kind extends FormPlan | WizardPlan, Told extends Example | WizardExample> {
  /** The form's or wizard's file. */
  readonly file: string;
  /** A page that it stands on. */
  readonly path: string;
  readonly plan: Kind;
  readonly examples: readonly Told[];
}

export type FormPlay = Play<FormPlan, Example>;
export type WizardPlay = Play<WizardPlan, WizardExample> & { readonly steps: readonly StepPlan[] };

/** What the browser plays: the examples of every form and wizard under `root`/config. Needs no browser itself. */
export function playsOf(root: string): {
  readonly forms: readonly FormPlay[];
  readonly wizards: readonly WizardPlay[];
} {
  const { names } = compilerOf({ project: root, root, kept: keptFolder(root) }).compile();
  return {
    forms: [...names.forms.values()].map((source) => {
      const { plan } = compileForm(source, names);
      return {
        file: source.file,
        path: pathTo('form', source, names),
        plan,
        examples: playedInForm(plan, (source.data as Form).examples),
      };
    }),
    wizards: [...names.wizards.values()].map((source) => {
      const { plan, steps } = compileWizard(source, names);
      const plans = steps.map((step) => step.plan);
      return {
        file: source.file,
        path: pathTo('wizard', source, names),
        plan,
        steps: plans,
        examples: playedInWizard(plans, (source.data as Wizard).examples),
      };
    }),
  };
}

/** The address of the first page that ships it. */
function pathTo(kind: 'form' | 'wizard', { id, file }: Source, names: Names): string {
  const page = names.pages.find(({ data }) =>
    references(data, 'page.schema.json', names.contracts).some(
      (reference) => reference.kind === kind && reference.value === id,
    ),
  );
  const path = page && pathsOf(page, names.catalogs)[0];
  if (path === undefined) throw new Error(`No page ships ${file}`);
  return path;
}
