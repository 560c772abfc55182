import type { EstimatePlan } from '../../shared/plan/estimate.ts';
import type { FormPlan, StepPlan } from '../../shared/plan/form.ts';
import type { ExitPlan, WizardPlan } from '../../shared/plan/wizard.ts';
import type { FilesPlan, ResultPlan, SubmitPlan } from '../../shared/plan/submit.ts';
import type { Estimate, Result, Step, Wizard } from '../../shared/plan/config.generated.ts';
import type { Message } from '../../shared/plan/message.ts';
import { MISSING } from '../../shared/engine/estimate.ts';
import { inputsOf } from '../model/expressions.ts';
import { readsOfEstimate } from '../model/texts.ts';
import type { FieldSetModel, FormModel } from '../model/types.ts';
import { compileMessage } from '../resolve/message.ts';
import { numberStyleOf } from '../resolve/money.ts';
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
  readonly projections?: CompiledFieldSet['projections'];
}

/** A form or wizard: its own plan, and those of its steps. A form has one step. */
export interface CompiledForm {
  readonly plan: FormPlan;
  readonly steps: readonly Compiled<StepPlan>[];
}

/** Compiles the model of a form or wizard. */
export function compileForm(model: FormModel, symbols: SymbolTable): CompiledForm {
  const { source, id, sets } = model;
  const { submit, result, estimate, files, droppedHere } = source.data;
  const steps = source.kind === 'form' ? [formStep(model, symbols)] : wizardSteps(source.data.steps, sets, symbols);
  const restored = source.kind === 'form' ? source.data.restored : undefined;
  const alternatives = source.kind === 'form' ? source.data.alternatives : undefined;
  // The conditions of its multipliers are the last of the step.
  const first = (steps[0]?.conditions.length ?? 0) - multipliersOf(model).length;
  return {
    plan: {
      id,
      ...(source.kind === 'wizard' && { wizard: wizardPlan(source.data, symbols) }),
      carried: model.carried,
      ...(estimate && { estimate: estimatePlan(estimate, sets[0]!, symbols, first) }),
      ...(files && { files: mapMessages(files, 'form.schema.json#files', symbols) as unknown as FilesPlan }),
      ...(droppedHere !== undefined && { droppedHere: compileMessage(droppedHere, numberStyleOf(symbols)) }),
      ...(restored !== undefined && { restored }),
      submit: mapMessages(submit, 'form.schema.json#submit', symbols) as unknown as SubmitPlan,
      ...(alternatives && {
        alternatives: mapMessages(
          alternatives,
          'form.schema.json#alternatives',
          symbols,
        ) as unknown as FormPlan['alternatives'],
      }),
      ...resultPlan(result, symbols),
    },
    steps,
  };
}

const multipliersOf = ({ source }: FormModel) =>
  (source.kind === 'form' ? source.data.estimate?.multipliers : undefined) ?? [];

function formStep(model: FormModel, symbols: SymbolTable): Compiled<StepPlan> {
  const set = model.sets[0]!;
  const { conditions, ...step } = compileFieldSet(model.id, set, symbols);
  return {
    ...step,
    conditions: [...conditions, ...multipliersOf(model).map(({ when }) => compileCondition(when, set))],
  };
}

/** The keys of a wizard's file about the way through its steps. */
const aboutWay = [
  ...(['title', 'progress', 'next', 'back', 'hideBackOn', 'summary', 'dropped', 'restored', 'locked'] as const),
  ...(['priceRange', 'countResult'] as const),
];

function wizardPlan(config: Wizard, symbols: SymbolTable): WizardPlan {
  const told = aboutWay.flatMap((key) => (config[key] === undefined ? [] : [[key, config[key]] as const]));
  return mapMessages(Object.fromEntries(told), 'wizard.schema.json', symbols) as unknown as WizardPlan;
}

const wizardSteps = (steps: readonly Step[], sets: readonly FieldSetModel[], symbols: SymbolTable) =>
  steps.map((step, index) => wizardStep(step, sets[index]!, symbols));

function wizardStep(step: Step, set: FieldSetModel, symbols: SymbolTable): Compiled<StepPlan> {
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
