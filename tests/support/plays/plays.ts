import { createCompiler } from '../../../src/compiler/compiler.ts';
import type { Checked } from '../../../src/compiler/check/checked.ts';
import { compileForm, compileWizard } from '../../../src/compiler/compile/form.ts';
import { playedInForm, playedInWizard } from '../../../src/coverage/played.ts';
import { cacheFolder } from '../../../src/compiler/cache/folder.js';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import { pathsOf, type SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import { references } from '../../../src/compiler/resolve/references.ts';
import type { Source } from '../../../src/compiler/read/source.ts';
import type { Example, WizardExample } from '../../../src/plan/config.generated.ts';
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

interface Plays {
  readonly forms: readonly FormPlay[];
  readonly wizards: readonly WizardPlay[];
}

/** One process loads several test files, and compiling takes seconds. */
const known = new Map<string, Plays>();

/** What the browser plays: the examples of every form and wizard under `root`/config. Needs no browser itself. */
export function playsOf(root: string): Plays {
  const plays = known.get(root) ?? makePlays(root);
  known.set(root, plays);
  return plays;
}

function makePlays(root: string): Plays {
  const { symbols } = createCompiler({ project: root, root, cache: cacheFolder(root) }).compile();
  return {
    forms: [...symbols.forms.values()].map((source) => {
      const { plan } = compileForm(formModel(source), symbols);
      return {
        file: source.file,
        path: pathTo('form', source, symbols),
        plan,
        examples: playedInForm(plan, source.data.examples),
      };
    }),
    wizards: [...symbols.wizards.values()].map((source) => {
      const { plan, steps } = compileWizard(formModel(source), symbols);
      const plans = steps.map((step) => step.plan);
      return {
        file: source.file,
        path: pathTo('wizard', source, symbols),
        plan,
        steps: plans,
        examples: playedInWizard(plans, source.data.examples),
      };
    }),
  };
}

/** The address of the first page that ships it; of those, one on which no panel hides it, where there is one. */
function pathTo(kind: 'form' | 'wizard', { id, file }: Source, symbols: SymbolTable): string {
  const ships = (page: Checked<'page'>, inPanel: boolean): boolean =>
    references(page.data, 'page.schema.json', symbols.contracts).some(
      ({ kind: of, value, path }) =>
        of === kind && value === id && (inPanel || page.data.blocks?.[Number(path[1])]?.block !== 'panel'),
    );
  const page = symbols.pages.find((one) => ships(one, false)) ?? symbols.pages.find((one) => ships(one, true));
  const path = page && pathsOf(page, symbols)[0];
  if (path === undefined) throw new Error(`No page ships ${file}`);
  return path;
}
