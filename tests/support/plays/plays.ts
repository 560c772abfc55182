import type { Checked } from '../../../src/compiler/check/checked.ts';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { playedIn } from '../../../src/authoring/coverage/played.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import { pathsOf, type SymbolTable } from '../../../src/compiler/resolve/symbols.ts';
import { references } from '../../../src/compiler/resolve/references.ts';
import type { Source } from '../../../src/compiler/read/source.ts';
import type { Example, WizardExample } from '../../../src/shared/plan/config.generated.ts';
import type { FormPlan, StepPlan } from '../../../src/shared/plan/form.ts';
import { siteOf } from '../compiled.ts';

/** A form or wizard, with the examples that a visitor can reproduce with its controls. */
export interface Play<Shown extends Example | WizardExample> {
  /** The form's or wizard's file. */
  readonly file: string;
  /** The address of a page with it. */
  readonly path: string;
  readonly plan: FormPlan;
  readonly steps: readonly StepPlan[];
  readonly examples: readonly Shown[];
}

export type FormPlay = Play<Example>;
export type WizardPlay = Play<WizardExample>;

interface Plays {
  readonly forms: readonly FormPlay[];
  readonly wizards: readonly WizardPlay[];
}

/** One process loads several test files, and compiling takes seconds. */
const known = new Map<string, Plays>();

/** The examples that the browser plays, of every form and wizard in `root`/config. Needs no browser itself. */
export function playsOf(root: string): Plays {
  const plays = known.get(root) ?? makePlays(root);
  known.set(root, plays);
  return plays;
}

function makePlays(root: string): Plays {
  const { symbols } = siteOf(root);
  const playOf = <Shown extends Example | WizardExample>(source: Checked<'form'> | Checked<'wizard'>): Play<Shown> => {
    const form = compileForm(formModel(source), symbols);
    return {
      file: source.file,
      path: pathTo(source.kind, source, symbols),
      plan: form.plan,
      steps: form.steps.map(({ plan }) => plan),
      examples: playedIn(form, source.data.examples as readonly (Example & WizardExample)[]) as unknown as Shown[],
    };
  };
  return {
    forms: [...symbols.forms.values()].map((source) => playOf<Example>(source)),
    wizards: [...symbols.wizards.values()].map((source) => playOf<WizardExample>(source)),
  };
}

/**
 * The address of the first page that shows it, if possible one where no panel hides it. A list of forms does not
 * count: the page of one's requests shows a form of its list only for a request that was sent.
 */
function pathTo(kind: 'form' | 'wizard', { id, file }: Source, symbols: SymbolTable): string {
  const ships = (page: Checked<'page'>, inPanel: boolean): boolean =>
    references(page.data, 'page.schema.json', symbols.contracts).some(
      ({ kind: of, value, path }) =>
        of === kind &&
        value === id &&
        typeof path.at(-1) === 'string' &&
        (inPanel || page.data.blocks?.[Number(path[1])]?.block !== 'panel'),
    );
  const page = symbols.pages.find((one) => ships(one, false)) ?? symbols.pages.find((one) => ships(one, true));
  const path = page && pathsOf(page, symbols)[0];
  if (path === undefined) throw new Error(`No page shows ${file}`);
  return path;
}
