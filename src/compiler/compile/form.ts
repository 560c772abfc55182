import type { EstimatePlan, FormPlan, ResultPlan, SubmitPlan } from '../../plan/form.ts';
import type { StepPlan, WizardPlan } from '../../plan/wizard.ts';
import type { Estimate, Form, Result, Submit, Wizard } from '../../plan/config.generated.ts';
import type { JsonSchema } from '../check/contracts.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import type { Source } from '../read/source.ts';
import { conditionSchema } from '../model/conditions.ts';
import { mapMessages } from './map-messages.ts';
import { compileFieldSet, optionsOf } from './field-set.ts';

/** A form or a step with the conditions that its plan counts by index. */
export interface Compiled<Plan> {
  readonly plan: Plan;
  readonly conditions: readonly JsonSchema[];
}

/** A checked and linked form file to its plan. */
export function compileForm(source: Source, symbols: SymbolTable): Compiled<FormPlan> {
  const config = source.data as Form;
  const { plan, conditions } = compileFieldSet(source.id, config, symbols);
  const estimate = config.estimate && estimatePlan(config.estimate, symbols, conditions.length);
  const alternatives = config.alternatives && {
    alternatives: mapMessages(
      config.alternatives,
      'form.schema.json#alternatives',
      symbols.contracts,
    ) as unknown as FormPlan['alternatives'],
  };
  return {
    plan: {
      ...plan,
      ...(estimate && { estimate }),
      submit: submitPlan(config.submit, symbols),
      ...alternatives,
      ...resultPlan(config.result, symbols),
    },
    conditions: [...conditions, ...(config.estimate?.multipliers ?? []).map(({ when }) => conditionSchema(when))],
  };
}

/** A checked and linked wizard file to its plan and the plans of its steps. */
export function compileWizard(
  source: Source,
  symbols: SymbolTable,
): { plan: WizardPlan; steps: readonly Compiled<StepPlan>[] } {
  const { steps, submit, result, examples: _, description: __, ...words } = source.data as Wizard;
  const texts = mapMessages(words, 'wizard.schema.json', symbols.contracts) as Omit<WizardPlan, 'id' | 'submit'>;
  return {
    plan: {
      ...texts,
      id: source.id,
      hideBackOn: words.hideBackOn ?? [],
      carried: words.carried ?? [],
      submit: submitPlan(submit, symbols),
      ...resultPlan(result, symbols),
    },
    steps: steps.map((step) => {
      const { plan, conditions } = compileFieldSet(step.id, step, symbols, step.when);
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

const submitPlan = (submit: Submit, symbols: SymbolTable): SubmitPlan =>
  mapMessages(submit, 'form.schema.json#submit', symbols.contracts) as unknown as SubmitPlan;

/** `first`: the index of its first condition. */
function estimatePlan(estimate: Estimate, symbols: SymbolTable, first: number): EstimatePlan {
  const { multipliers = [], ...rest } = estimate;
  const words = mapMessages(rest, 'form.schema.json#estimate', symbols.contracts) as unknown as Omit<
    EstimatePlan,
    'multipliers'
  >;
  return { ...words, multipliers: multipliers.map(({ times }, index) => ({ when: first + index, times })) };
}

function resultPlan(result: Result | undefined, symbols: SymbolTable): { result?: ResultPlan } {
  if (!result) return {};
  const { record, ...words } = mapMessages(result, 'form.schema.json#result', symbols.contracts) as unknown as Omit<
    ResultPlan,
    'record'
  > & { record?: { list: string; by: string } };
  return {
    result: { ...words, ...(record ? { record: { by: record.by, items: optionsOf(record.list, symbols) } } : {}) },
  };
}
