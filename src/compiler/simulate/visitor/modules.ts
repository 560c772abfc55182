import { estimates, rules } from '../../../plugins/registry.ts';
import type { FieldSet, FieldSetPlan, FormModule } from '../../../plan/form.ts';
import type { WizardModule } from '../../../plan/wizard.ts';
import type { Compiled, compileForm, compileWizard } from '../../compile/form.ts';
import { formFingerprint } from '../../emit/fingerprint.ts';
import { checker } from '../../model/checker.ts';

/** What a plug-in threw when a visitor came to it. */
export class PluginFailure extends Error {
  constructor(
    readonly plugin: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A plug-in whose errors name it. */
const naming =
  <Given extends readonly unknown[], Result>(name: string, plugin: (...given: Given) => Result) =>
  (...given: Given): Result => {
    try {
      return plugin(...given);
    } catch (error) {
      throw new PluginFailure(name, error);
    }
  };

/** A form that the compiler itself can run, with the same engine as the browser. */
export function formModuleOf({ plan, conditions }: ReturnType<typeof compileForm>): FormModule {
  const { plugin = '' } = plan.estimate ?? {};
  const estimate = estimates[plugin];
  return {
    ...fieldSet({ plan, conditions }),
    shown: formFingerprint({ plan, conditions }),
    ...(estimate && { estimate: naming(plugin, estimate) }),
  };
}

/** A wizard that the compiler itself can run, with the same engine as the browser. */
export function wizardModuleOf({ plan, steps }: ReturnType<typeof compileWizard>): WizardModule {
  return { plan, steps: steps.map((step) => fieldSet(step)) };
}

/** A form as a wizard of one step, so that visitors go through both in the same way. */
export function asWizard(form: FormModule): WizardModule {
  const { id, submit } = form.plan;
  const words = { title: '', progress: '', next: '', back: '' };
  return {
    plan: { ...words, id, submit, hideBackOn: [], carried: [] },
    steps: [{ ...form, plan: { ...form.plan, title: '' } }],
  };
}

const fieldSet = <Plan extends FieldSetPlan>({ plan, conditions }: Compiled<Plan>): FieldSet<Plan> => ({
  plan,
  validate: checker(plan.schema as unknown as Record<string, unknown>),
  conditions: conditions.map((condition) => checker(condition)),
  rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, naming(name, rule)])),
});
