import type { Answers } from '../plan/answers.ts';
import type { FormModule } from '../plan/form.ts';
import { isAnswer, isEmpty, keepValid, pick } from './answers.ts';
import { privateFields } from './private.ts';
import { asks, stepsFor } from './settle.ts';
import { visibleFields } from './visible.ts';

/**
 * Keeps the valid ones of stored or carried answers: those that fit the field of a step, and carried ones that no step
 * asks for. `mendable`: the keywords of a schema that an answer may break, so that the visitor can correct them.
 */
export function keepFitting({ plan, steps }: FormModule, answers: unknown, mendable?: readonly string[]): Answers {
  if (typeof answers !== 'object' || answers === null) return {};
  const carried = pick(
    answers as Answers,
    (field, answer) =>
      plan.carried.includes(field) && !steps.some((step) => asks(step, field)) && isAnswer(answer) && !isEmpty(answer),
  );
  return Object.assign({}, carried, ...steps.map((step) => keepValid(step, answers, mendable))) as Answers;
}

/**
 * The steps that show fields whose answers the device did not keep. After a refresh the visitor passes them again, also
 * where an answer was optional: what they gave there is gone, and a rule that compares it would not run.
 */
export function stepsToAskAgain(form: FormModule, answers: Answers): ReadonlySet<string> {
  const without = privateFields(form.steps);
  const asking = stepsFor(form, answers).filter((step) =>
    [...visibleFields(step, answers)].some(
      (field) => without.has(field) || (step.rows?.holdsFiles(field) && !isEmpty(answers[field])),
    ),
  );
  return new Set(asking.map(({ plan }) => plan.id));
}
