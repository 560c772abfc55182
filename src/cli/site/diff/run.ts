import { compileForm, compileWizard, type Compiled } from '../../../build/compile/form.ts';
import type { Contracts } from '../../../build/check/contracts.ts';
import { shownOf } from '../../../build/emit/shown.ts';
import type { Names } from '../../../build/link/names.ts';
import { checker } from '../../../build/prove/checker.ts';
import type { Source } from '../../../build/read/source.ts';
import type { EstimatePlugin, FieldSet, FieldSetPlan, FormModule, RulePlugin } from '../../../plan/form.ts';
import type { WizardModule } from '../../../plan/wizard.ts';

/** The code of the plug-ins, by name. */
export type Plugins = ReadonlyMap<string, unknown>;

/** Load the plug-ins that have a contract. */
export async function loadPlugins({ plugins }: Contracts): Promise<Plugins> {
  const loaded = await Promise.all(plugins.map(async (name) => [name, ((await import(`../../../plugins/${name}/index.ts`)) as { default: unknown }).default] as const));
  return new Map(loaded);
}

/** A form that can be run here, as the browser would run it. */
export function formRun(source: Source, names: Names, plugins: Plugins): FormModule {
  const { plan, conditions } = compileForm(source, names);
  const estimate = plan.estimate && (plugins.get(plan.estimate.plugin) as EstimatePlugin);
  return { ...fieldSet({ plan, conditions }, plugins), shown: shownOf({ plan, conditions }), ...(estimate && { estimate }) };
}

/** The same of a wizard. */
export function wizardRun(source: Source, names: Names, plugins: Plugins): WizardModule {
  const { plan, steps } = compileWizard(source, names);
  return { plan, steps: steps.map((step) => fieldSet(step, plugins)) };
}

const fieldSet = <Plan extends FieldSetPlan>({ plan, conditions }: Compiled<Plan>, plugins: Plugins): FieldSet<Plan> => ({
  plan,
  validate: checker(plan.schema as unknown as Record<string, unknown>),
  conditions: conditions.map((condition) => checker(condition)),
  rules: Object.fromEntries(plan.rules.map(({ plugin }) => [plugin, plugins.get(plugin) as RulePlugin])),
});
