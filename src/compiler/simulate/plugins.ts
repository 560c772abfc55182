import { answersOfType } from '../../shared/engine/answers.ts';
import { ASSERT } from '../../shared/engine/expressions/run.ts';
import { estimateOf } from '../../shared/engine/estimated.ts';
import type { Answer, Answers } from '../../shared/plan/answers.ts';
import type { Step } from '../../shared/plan/form.ts';
import type { SimulationModel } from './simulation-model.ts';

/** A field with more whole numbers between its bounds is not tried with each of them. */
const maxWholeNumbers = 1_000;

/**
 * Runs every plug-in of a form or wizard with every possible answer to each field that it reads: each choice, each
 * whole number between the bounds, and the useful answers. The other answers are those of a visitor who gets through,
 * or missing, or each the last of its own. If a plug-in throws or returns something other than a number, this ends with
 * its failure.
 */
export function tryPlugins(model: SimulationModel, base: Answers): void {
  const { form, fieldsOf } = model;
  for (const step of form.steps)
    // An expression never throws.
    for (const rule of step.plan.rules.filter(({ plugin }) => !plugin.startsWith(ASSERT)))
      visit(model, base, fieldsOf(rule, step), (answers) =>
        step.rules[rule.plugin]?.(answersOfType(step.plan, answers), rule.with),
      );
  if (form.plan.estimate?.plugin !== undefined)
    visit(model, base, fieldsOf(form.plan.estimate, form.steps[0]!), (answers) => estimateOf(form, answers));
}

function visit(model: SimulationModel, base: Answers, fields: readonly string[], call: (answers: Answers) => void) {
  const domains = fields.map((field) => [field, domainOf(model, field)] as const);
  const last = Object.fromEntries(domains.map(([field, values]) => [field, values.at(-1)]));
  for (const others of [base, {}, { ...base, ...last }])
    for (const [field, values] of domains) for (const value of values) call({ ...others, [field]: value });
}

function domainOf(model: SimulationModel, field: string): (Answer | undefined)[] {
  const step = model.stepOf.get(field);
  return [...model.answersToTry(field), ...(step ? wholeNumbersOf(step, field) : [])];
}

function wholeNumbersOf({ plan }: Step, field: string): number[] {
  const { type, minimum = 0, maximum } = plan.schema.properties[field] ?? {};
  if ((type !== 'integer' && type !== 'number') || maximum === undefined || maximum - minimum > maxWholeNumbers)
    return [];
  return Array.from({ length: Math.floor(maximum - minimum) + 1 }, (_, index) => minimum + index);
}
