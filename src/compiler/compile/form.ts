import type { EstimatePlan } from '../../plan/estimate.ts';
import type { FormPlan, ResultPlan, SubmitPlan } from '../../plan/form.ts';
import type { ExitPlan, StepPlan, WizardPlan } from '../../plan/wizard.ts';
import type { Estimate, Result, Step, Submit } from '../../plan/config.generated.ts';
import type { Message } from '../../plan/message.ts';
import { MISSING } from '../../engine/estimate.ts';
import { inputsOf } from '../model/expressions.ts';
import { readsOfEstimate } from '../model/texts.ts';
import type { FieldSetModel, FormModel } from '../model/types.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';
import { compileCondition, type CompiledAssert, type CompiledCondition, type CompiledValue } from './expressions.ts';
import { mapMessages } from './map-messages.ts';
import { compileFieldSet, failedPlan, type CompiledFieldSet } from './field-set.ts';

/** The plan of a form or step, with the conditions that it refers to by index, and the expressions that it runs. */
export interface Compiled<Plan> extends Pick<CompiledFieldSet, 'rows'> {
  readonly plan: Plan;
  readonly conditions: readonly CompiledCondition[];
  readonly asserts?: readonly CompiledAssert[];
  readonly values?: readonly CompiledValue[];
}

/** Compiles the model of a form. */
export function compileForm(model: FormModel, symbols: SymbolTable): Compiled<FormPlan> {
  const [set] = model.sets;
  if (model.source.kind !== 'form' || !set) throw new Error(`${model.source.file} is no form`);
  const config = model.source.data;
  const { plan, conditions, ...code } = compileFieldSet(model.id, set, symbols);
  const estimate = config.estimate && estimatePlan(config.estimate, set, symbols, conditions.length);
  const alternatives = config.alternatives && {
    alternatives: mapMessages(
      config.alternatives,
      'form.schema.json#alternatives',
      symbols,
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
    ...code,
    conditions: [...conditions, ...(config.estimate?.multipliers ?? []).map(({ when }) => compileCondition(when, set))],
  };
}

/** Compiles the model of a wizard: its own plan, and those of its steps. */
export function compileWizard(
  model: FormModel,
  symbols: SymbolTable,
): { plan: WizardPlan; steps: readonly Compiled<StepPlan>[] } {
  if (model.source.kind !== 'wizard') throw new Error(`${model.source.file} is no wizard`);
  const { steps, submit, result, estimate, examples: _, description: __, offers: ___, ...words } = model.source.data;
  const texts = mapMessages(words, 'wizard.schema.json', symbols) as Omit<WizardPlan, 'id' | 'submit'>;
  return {
    plan: {
      ...texts,
      id: model.id,
      hideBackOn: words.hideBackOn ?? [],
      carried: words.carried ?? [],
      ...(estimate && { estimate: estimatePlan(estimate, model.sets[0]!, symbols) }),
      submit: submitPlan(submit, symbols),
      ...resultPlan(result, symbols),
    },
    steps: steps.map((step, index) => compileStep(step, model.sets[index]!, symbols)),
  };
}

function compileStep(step: Step, set: FieldSetModel, symbols: SymbolTable): Compiled<StepPlan> {
  const { plan, ...code } = compileFieldSet(step.id, set, symbols);
  const exits = step.exits?.map((exit, index) => ({
    ...(mapMessages(exit, 'wizard.schema.json#exit', symbols) as unknown as ExitPlan),
    when: code.conditions.length + index,
  }));
  return {
    plan: {
      ...plan,
      title: step.title,
      ...(step.intro === undefined ? {} : { intro: step.intro }),
      ...(step.paragraphs === undefined ? {} : { paragraphs: step.paragraphs }),
      ...(exits === undefined ? {} : { exits }),
      ...(step.review === undefined ? {} : { review: step.review }),
      ...(step.when === undefined ? {} : { when: 0 }),
      ...(step.advanceOn === undefined ? {} : { advanceOn: step.advanceOn }),
    },
    ...code,
    conditions: [...code.conditions, ...(step.exits ?? []).map(({ when }) => compileCondition(when, set))],
  };
}

const submitPlan = (submit: Submit, symbols: SymbolTable): SubmitPlan =>
  mapMessages(submit, 'form.schema.json#submit', symbols) as unknown as SubmitPlan;

/** `first`: the index of the estimate's first condition. */
function estimatePlan(estimate: Estimate, set: FieldSetModel, symbols: SymbolTable, first = 0): EstimatePlan {
  const reads = readsOfEstimate(estimate);
  const { multipliers = [], ...rest } = estimate;
  const { missing, ...words } = mapMessages(rest, 'form.schema.json#estimate', symbols) as unknown as Omit<
    EstimatePlan,
    'multipliers'
  > & { missing?: Message };
  if (missing !== undefined)
    return {
      ...words,
      reads,
      inputs: inputsOf(reads, set),
      with: {},
      multipliers: [],
      messages: { [MISSING]: missing },
    };
  return {
    ...words,
    multipliers: multipliers.map(({ times }, index) => ({ when: first + index, times })),
    ...failedPlan(symbols),
  };
}

function resultPlan(result: Result | undefined, symbols: SymbolTable): { result?: ResultPlan } {
  if (!result) return {};
  const { record, ...words } = mapMessages(result, 'form.schema.json#result', symbols) as unknown as Omit<
    ResultPlan,
    'record'
  > & { record?: { list: string; by: string } };
  return {
    result: { ...words, ...(record ? { record: { by: record.by, items: optionsOf(record.list, symbols) } } : {}) },
  };
}
