import { isOffered } from '../../shared/engine/choices.ts';
import type { Answer, Answers } from '../../shared/plan/answers.ts';
import type { EstimatePlan } from '../../shared/plan/estimate.ts';
import type { FormModule, RulePlan, Step } from '../../shared/plan/form.ts';
import type { OffersModule } from '../../shared/plan/offers.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import { compileForm } from '../compile/form.ts';
import { compileOffers } from '../compile/offers.ts';
import { ruleName } from '../compile/expressions.ts';
import { inputsOf } from '../model/expressions.ts';
import { formModel } from '../model/form-model.ts';
import type { FieldSetModel, FormModel } from '../model/types.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { timeZoneOf } from '../resolve/time-zone.ts';
import { visitorAnswers, type VisitorAnswers } from './visitor/answers.ts';
import { crossingsOf } from './visitor/crossings.ts';
import { fieldsNamedIn, givenFields } from './visitor/given.ts';
import { formModuleOf, offersModuleOf } from './visitor/modules.ts';
import { factorsOf } from './visitor/reads.ts';
import { withSampledOptions } from './visitor/sampled-options.ts';

/** Something that reads answers: a plug-in by its settings, or texts that print computed values. */
type RuleOrEstimate = Pick<RulePlan | EstimatePlan, 'plugin' | 'with'> & Pick<EstimatePlan, 'reads'>;

/** A form or wizard for simulated visitors, and their possible answers. */
export interface SimulationModel extends VisitorAnswers {
  /** The form or wizard as its file declares it. */
  readonly formModel: FormModel;
  /** The form or wizard as the engine runs it. */
  readonly form: FormModule;
  /** Its offers, as the engine computes them; only if an example has an expectation about them. */
  readonly offers?: OffersModule;
  readonly stepOf: ReadonlyMap<string, Step>;
  /** Sets of fields that depend on each other. */
  readonly factors: readonly (readonly string[])[];
  /** The fields that a rule or estimate reads: those that the settings of its plug-in name, or its expression. */
  fieldsOf(use: RuleOrEstimate, step: Step): string[];
}

/** The model of a form or wizard without lint problems. */
export function simulationModel(source: CheckedForm | CheckedWizard, symbols: SymbolTable): SimulationModel {
  const model = formModel(source);
  const form = formModuleOf(withSampledOptions(compileForm(model, symbols), model));
  const told = model.examples.some(({ config }) => config.offers);
  const offers = told ? compileOffers(model, symbols) : undefined;
  const stepOf = new Map(
    form.steps.flatMap((step) => Object.keys(step.plan.fields).map((field) => [field, step] as const)),
  );
  return {
    formModel: model,
    form,
    ...(offers && { offers: offersModuleOf(offers, timeZoneOf(symbols)) }),
    stepOf,
    factors: factorsOf(model.sets),
    ...visitorAnswers(model, stepOf, givenFields(model, symbols), crossingsOf(model, form)),
    fieldsOf: ({ plugin = '', with: settings, reads = [] }, step) => [
      ...new Set([
        ...inputsOf(reads, model.sets[0]!),
        ...fieldsNamedIn(settings, `plugins/${plugin}.schema.json`, symbols.contracts),
        ...fieldsOfAssert(plugin, model.sets[form.steps.indexOf(step)]!),
      ]),
    ],
  };
}

/** The fields that visitors answer and that an `assert` depends on, and the field where its message is shown. */
const fieldsOfAssert = (rule: string, set: FieldSetModel): string[] =>
  set.expressions.flatMap(({ of, reads }) =>
    'at' in of && ruleName(of) === rule ? [...inputsOf([...reads, of.at], set), of.at] : [],
  );

/** The declaration of a step. */
export const setOf = ({ formModel: { sets }, form }: SimulationModel, step: Step): FieldSetModel =>
  sets[form.steps.indexOf(step)]!;

/** Whether a field offers a value with these other answers. */
export const offered = (step: Step, field: string, value: Answer, answers: Answers): boolean =>
  isOffered(step, field, { ...answers, [field]: value });
