import type { EstimatePlan, FormPlan, ResultPlan, SubmitPlan } from '../../plan/form.ts';
import type { StepPlan, WizardPlan } from '../../plan/wizard.ts';
import type { Estimate, Form, Result, Submit, Wizard } from '../../plan/config.generated.ts';
import type { JsonSchema } from '../check/contracts.ts';
import type { Names } from '../link/names.ts';
import type { Source } from '../read/source.ts';
import { conditionSchema } from './condition.ts';
import { mapMessages } from './map-messages.ts';
import { compileFieldSet, optionsOf } from './field-set.ts';

/** A form or a step with the conditions that its plan counts by index. */
export interface Compiled<Plan> {
  readonly plan: Plan;
  readonly conditions: readonly JsonSchema[];
}

/** A checked and linked form file to its plan. */
export function compileForm(source: Source, names: Names): Compiled<FormPlan> {
  const config = source.data as Form;
  const { plan, conditions } = compileFieldSet(source.id, config, names);
  const estimate = config.estimate && estimatePlan(config.estimate, names, conditions.length);
  const alternatives = config.alternatives && {
    alternatives: mapMessages(
      config.alternatives,
      'form.schema.json#alternatives',
      names.contracts,
    ) as unknown as FormPlan['alternatives'],
  };
  return {
    plan: {
      ...plan,
      ...(estimate && { estimate }),
      submit: submitPlan(config.submit, names),
      ...alternatives,
      ...resultPlan(config.result, names),
    },
    conditions: [...conditions, ...(config.estimate?.multipliers ?? []).map(({ when }) => conditionSchema(when))],
  };
}

/** A checked and linked wizard file to its plan and the plans of its steps. */
export function compileWizard(
  source: Source,
  names: Names,
): { plan: WizardPlan; steps: readonly Compiled<StepPlan>[] } {
  const { steps, submit, result, examples: _, description: __, ...words } = source.data as Wizard;
  const texts = mapMessages(words, 'wizard.schema.json', names.contracts) as Omit<WizardPlan, 'id' | 'submit'>;
  return {
    plan: {
      ...texts,
      id: source.id,
      hideBackOn: words.hideBackOn ?? [],
      carried: words.carried ?? [],
      submit: submitPlan(submit, names),
      ...resultPlan(result, names),
    },
    steps: steps.map((step) => {
      const { plan, conditions } = compileFieldSet(step.id, step, names, step.when);
      return {
        plan: {
          ...plan,
          title: step.title,
          ...(step.intro === undefined ? {} : { intro: step.intro }),
          ...(step.when === undefined ? {} : { when: 0 }),
          ...(step.advanceOn === undefined ? {} : { advanceOn: step.advanceOn }),
        },
        conditions,
      };
    }),
  };
}

const submitPlan = (submit: Submit, names: Names): SubmitPlan =>
  mapMessages(submit, 'form.schema.json#submit', names.contracts) as unknown as SubmitPlan;

/** `first`: the index of its first condition. */
function estimatePlan(estimate: Estimate, names: Names, first: number): EstimatePlan {
  const { multipliers = [], ...rest } = estimate;
  const words = mapMessages(rest, 'form.schema.json#estimate', names.contracts) as unknown as Omit<
    EstimatePlan,
    'multipliers'
  >;
  return { ...words, multipliers: multipliers.map(({ times }, index) => ({ when: first + index, times })) };
}

function resultPlan(result: Result | undefined, names: Names): { result?: ResultPlan } {
  if (!result) return {};
  const { record, ...words } = mapMessages(result, 'form.schema.json#result', names.contracts) as unknown as Omit<
    ResultPlan,
    'record'
  > & { record?: { list: string; by: string } };
  return {
    result: { ...words, ...(record ? { record: { by: record.by, items: optionsOf(record.list, names) } } : {}) },
  };
}
