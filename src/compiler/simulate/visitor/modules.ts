import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { estimates, rules } from '../../../plugins/registry.ts';
import { fillWords } from '../../../shared/engine/texts.ts';
import { rowsEngine } from '../../../shared/engine/rows.ts';
import { notNumbers } from '../../../shared/engine/sheltered.ts';
import { estimating, worked } from '../../../shared/engine/estimate.ts';
import { projectedIn, projecting } from '../../../shared/engine/projection.ts';
import { offering } from '../../../shared/engine/offers.ts';
import { ranging } from '../../../shared/engine/ranging.ts';
import { ranges } from './ranges.ts';
import type { EstimatePlan } from '../../../shared/plan/estimate.ts';
import type { Project } from '../../../shared/plan/projection.ts';
import type { Estimator } from '../../../shared/plan/form.ts';
import type { FieldSet, FieldSetPlan, FormModule } from '../../../shared/plan/form.ts';
import type { Work } from '../../../shared/plan/work.ts';
import type { OffersModule, RangeModule } from '../../../shared/plan/offers.ts';
import type { RulePlugin } from '../../../shared/plan/plugins.ts';
import * as bounds from '../../../shared/engine/expressions/bounds.ts';
import * as days from '../../../shared/engine/expressions/days.ts';
import * as numbers from '../../../shared/engine/expressions/numbers.ts';
import * as logic from '../../../shared/engine/expressions/logic.ts';
import {
  assert,
  condition,
  telling,
  working,
  type EvaluationContext,
  type ExpressionCode,
  type ComputedValue,
} from '../../../shared/engine/expressions/run.ts';
import type { PrintedFields } from '../../../shared/engine/texts.ts';
import * as tables from '../../../shared/engine/expressions/tables.ts';
import * as texts from '../../../shared/engine/expressions/texts.ts';
import * as words from '../../../shared/engine/expressions/words.ts';
import { isCode } from '../../compile/expressions.ts';
import { answersCode, type Code } from '../../expression/emit.ts';
import type { Module } from '../../expression/language.ts';
import type { Compiled, CompiledForm } from '../../compile/form.ts';
import type { CompiledProjection } from '../../compile/projection.ts';
import type { CompiledOffers } from '../../compile/offers.ts';
import { fieldsOfSteps } from '../../compile/field-set.ts';
import { checker } from '../../model/checker.ts';

/** The error of a plug-in during a visit. */
export class PluginFailure extends Error {
  constructor(
    readonly plugin: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A plug-in whose errors name it, and for which a value that is not a number is an error too. */
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

function estimator(plan: EstimatePlan | undefined): { estimate?: Estimator } {
  if (!plan) return {};
  const { plugin = '', reads } = plan;
  const formula = estimates[plugin];
  if (reads) return { estimate: estimating(worked(reads)) };
  return formula ? { estimate: estimating(naming(plugin, formula, ({ values }) => [values])) } : {};
}

/** The context of expressions as of noon, so that a proof and an example hold at any time of the day. */
export const tellingAtNoon: typeof telling = (...given) => ({ ...telling(...given), now: '12:00' });

/** A form or wizard that the compiler itself can run, with the same engine as the browser. */
export function formModuleOf({ plan, steps }: CompiledForm): FormModule {
  const asked = fieldsOfSteps(steps.map((step) => step.plan));
  const values = steps.flatMap((step) => evaluatedValues(step));
  const projected = (): Projections => Object.assign({}, ...made.map((step) => step.projections)) as Projections;
  const told = tellingAtNoon(timeZoneIn(steps), () => asked, projectedIn(projected));
  const made = steps.map((step) => ({ ...fieldSet(step, asked, projected), asked }));
  return {
    plan,
    steps: made,
    ...estimator(plan.estimate),
    ...(values.length > 0 && { work: makeWork(values, told) }),
  };
}

/** `around`: fields outside of the set whose answers its expressions can print. */
function fieldSet<Plan extends FieldSetPlan>(
  set: Compiled<Plan>,
  around: PrintedFields,
  projected: () => Projections,
): FieldSet<Plan> {
  const { plan, conditions, asserts = [], projections = [], rows } = set;
  const printed: PrintedFields = { ...around, ...plan.fields };
  const told = tellingAtNoon(plan.timeZone, () => printed, projectedIn(projected));
  return {
    plan,
    fill: fillWords,
    validator: validatorOf(plan.schema),
    conditions: conditions.map((one) => (isCode(one) ? condition(evaluated(one), told) : checker(one))),
    rules: Object.fromEntries([
      ...Object.entries(rules).map(([name, rule]) => [name, namingRule(name, rule)] as const),
      ...asserts.map((one): [string, RulePlugin] => [
        one.rule,
        one.bound ? bounds[one.bound](evaluated(one), one.at, told, one.unit) : assert(evaluated(one), one.at, told),
      ]),
    ]),
    ...(projections.length > 0 && { projections: projectionsIn(projections, told) }),
    ...(rows && {
      rows: rowsEngine(
        Object.fromEntries(Object.entries(rows).map(([field, row]) => [field, rowSet(row, printed, projected)])),
      ),
    }),
  };
}

type Projections = Readonly<Record<string, Project>>;

const projectionsIn = (projections: readonly CompiledProjection[], told: EvaluationContext): Projections =>
  Object.fromEntries(
    projections.map(({ field, values, columns, unit, reads }) => [
      field,
      projecting(
        {
          values: values.map(([name, start, step]) => [name, evaluated(start), evaluated(step)]),
          columns: columns.map(([code, name]) => (name === undefined ? [evaluated(code)] : [evaluated(code), name])),
          unit,
          ...(reads && { reads }),
        },
        told,
      ),
    ]),
  );

/** What computes the values of a form, with these values. */
type WorkInParts = Work & { readonly values?: readonly ComputedValue[]; readonly told?: EvaluationContext };

const makeWork = (values: readonly ComputedValue[], told: EvaluationContext): WorkInParts =>
  Object.assign(working(values, told), { values, told });

/** What computes only some of the values that another one computes. */
export function workOf(work: WorkInParts, needed: ReadonlySet<string>): Work {
  const { values, told } = work;
  return values && told
    ? working(
        values.filter(({ field }) => needed.has(field)),
        told,
      )
    : work;
}

/** The fields of each row; it computes its own values. */
function rowSet(set: Compiled<FieldSetPlan>, around: PrintedFields, outside: () => Projections): FieldSet {
  const values = evaluatedValues(set);
  const projected = (): Projections => ({ ...outside(), ...made.projections });
  const told = tellingAtNoon(set.plan.timeZone, () => ({ ...around, ...set.plan.fields }), projectedIn(projected));
  const made = fieldSet(set, around, projected);
  return { ...made, ...(values.length > 0 && { work: makeWork(values, told) }) };
}

/** rjsf's validator, with a function that Ajv compiles here from the same schema as that of the browser. */
function validatorOf(schema: FieldSetPlan['schema']): ValidatorType {
  const own = schema as unknown as RJSFSchema;
  return createPrecompiledValidator({ [schema.$id]: checker(own) }, own);
}

const evaluatedValues = ({ values = [] }: Compiled<FieldSetPlan>): ComputedValue[] =>
  values.map((value) => ({ ...value, code: evaluated(value) }));

const timeZoneIn = (sets: readonly Compiled<FieldSetPlan>[]): string | undefined =>
  sets.map(({ plan }) => plan.timeZone).find((zone) => zone !== undefined);

/** The code of an expression as the compiler itself runs it: the same text as in the browser. */
export const evaluated = (code: Code, parts: Readonly<Record<Module, unknown>> = moduleParts): ExpressionCode =>
  // oxlint-disable-next-line no-new-func -- the compiler wrote this code itself, from an expression that it has checked
  new Function(...Object.keys(parts), `return ${answersCode(code)};`)(...Object.values(parts)) as ExpressionCode;

/** The offers of a form or wizard, as the engine computes them. */
export const offersModuleOf = ({ plan, codes, items }: CompiledOffers, timeZone: string | undefined): OffersModule =>
  offering(
    plan,
    codes.map((code) => evaluated(code)),
    items,
    tellingAtNoon(timeZone, () => plan.fields),
  );

/** The price range of a wizard, as the engine computes it while some answers are open. */
export const rangeModuleOf = (
  { plan, codes, items, asked }: CompiledOffers,
  timeZone: string | undefined,
): RangeModule =>
  ranging(
    codes.map((code) => evaluated(code, rangeParts)),
    items,
    asked,
    plan.unit,
    tellingAtNoon(timeZone, () => plan.fields),
  );

const moduleParts: Readonly<Record<Module, unknown>> = { words, numbers, logic, texts, days, tables };

/** The same functions for answers that are still open. */
const rangeParts: Readonly<Record<Module, unknown>> = ranges;
