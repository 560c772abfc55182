import { estimates, rules } from '../../../plugins/registry.ts';
import { rowsEngine } from '../../../engine/rows.ts';
import { notNumbers } from '../../../engine/sheltered.ts';
import type { FieldSet, FieldSetPlan, FormModule, RulePlugin } from '../../../plan/form.ts';
import type { WizardModule } from '../../../plan/wizard.ts';
import type { Compiled, compileForm, compileWizard } from '../../compile/form.ts';
import { askedIn } from '../../compile/field-set.ts';
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

/** A plug-in whose errors name it, and for which a value that is no number is one too. */
const naming =
  <Given extends readonly unknown[], Result>(
    name: string,
    plugin: (...given: Given) => Result,
    valuesOf: (result: Result) => readonly (Readonly<Record<string, unknown>> | undefined)[],
  ) =>
  (...given: Given): Result => {
    try {
      const result = plugin(...given);
      const wrong = valuesOf(result).map(notNumbers).find(Boolean);
      if (wrong !== undefined) throw new Error(wrong);
      return result;
    } catch (error) {
      throw new PluginFailure(name, error);
    }
  };

const namingRule = (name: string, rule: RulePlugin) =>
  naming(name, rule, (findings) => findings.map(({ values }) => values));

/** A form that the compiler itself can run, with the same engine as the browser. */
export function formModuleOf(form: ReturnType<typeof compileForm>): FormModule {
  const { plan } = form;
  const { plugin = '' } = plan.estimate ?? {};
  const estimate = estimates[plugin];
  return {
    ...fieldSet(form),
    shown: formFingerprint(form),
    ...(estimate && { estimate: naming(plugin, estimate, ({ values }) => [values]) }),
  };
}

/** A wizard that the compiler itself can run, with the same engine as the browser. */
export function wizardModuleOf({ plan, steps }: ReturnType<typeof compileWizard>): WizardModule {
  const asked = askedIn(steps.map((step) => step.plan));
  return { plan, steps: steps.map((step) => ({ ...fieldSet(step), asked })) };
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

const fieldSet = <Plan extends FieldSetPlan>({ plan, conditions, rows }: Compiled<Plan>): FieldSet<Plan> => ({
  plan,
  validate: checker(plan.schema as unknown as Record<string, unknown>),
  conditions: conditions.map((condition) => checker(condition)),
  rules: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, namingRule(name, rule)])),
  ...(rows && {
    rows: rowsEngine(Object.fromEntries(Object.entries(rows).map(([field, row]) => [field, fieldSet(row)]))),
  }),
});
