import type { Answers } from '../../plan/answers.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { defaultsOf, isAnswer, isEmpty, keepValid, pick } from '../answers.ts';

/** Health, contact and birth data of all steps: kept in memory alone, never on the device's disk. */
export function privateFields(wizard: WizardModule): ReadonlySet<string> {
  const fields = wizard.steps.flatMap((step) => Object.values(step.plan.fields));
  return new Set(fields.filter((field) => field.private !== undefined).map((field) => field.name));
}

/** The answers that a wizard starts with. */
export const defaultsOfSteps = (wizard: WizardModule): Answers =>
  Object.assign({}, ...wizard.steps.map((step) => defaultsOf(step.plan)));

/** What can be trusted of stored or carried answers: those that fit a step's field, and carried ones that no step asks. */
export function keepValidSteps(wizard: WizardModule, answers: unknown): Answers {
  if (typeof answers !== 'object' || answers === null) return {};
  const isAsked = (field: string) => wizard.steps.some((step) => Object.hasOwn(step.plan.fields, field));
  const carried = pick(
    answers as Answers,
    (field, answer) => wizard.plan.carried.includes(field) && !isAsked(field) && isAnswer(answer) && !isEmpty(answer),
  );
  return Object.assign({}, carried, ...wizard.steps.map((step) => keepValid(step, answers)));
}
