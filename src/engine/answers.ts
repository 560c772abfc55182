import type { Answer, Answers } from '../plan/answers.ts';
import type { FieldSchema, FieldSet, FieldSetPlan } from '../plan/form.ts';
import { fieldOf } from './errors.ts';

/** Whether a value from outside can be an answer at all. */
export function isAnswer(value: unknown): value is Answer {
  return Array.isArray(value) ? value.every(isChoice) : isChoice(value) || typeof value === 'boolean';
}

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** Whether this counts as no answer: nothing, a blank text (spec 5.30 "non-blank"), no choice. `false` and 0 are answers. */
export function isEmpty(answer: Answer | null | undefined): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  return answer === undefined || answer === null || (Array.isArray(answer) && answer.length === 0);
}

/** One answer by its name; never an inherited property. */
export const answerOf = (answers: Answers, field: string): Answer | undefined =>
  Object.hasOwn(answers, field) ? answers[field] : undefined;

/** The answers that are not empty. What conditions, rules and actions see. */
export const present = (answers: Answers): Answers => pick(answers, (_, answer) => !isEmpty(answer));

/** The answers that pass, in a new object. */
export function pick(answers: Answers, passes: (field: string, answer: Answer | undefined) => boolean): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([field, answer]) => passes(field, answer)));
}

/** The answers that are of the type that their field's schema names: all that a plug-in is shown, so it need not check types. */
export function fitting(set: FieldSetPlan, answers: Answers): Answers {
  return pick(present(answers), (field, answer) => isAnswer(answer) && hasType(set.schema.properties[field], answer));
}

function hasType(schema: FieldSchema | undefined, answer: Answer): boolean {
  if (schema === undefined) return true;
  if (schema.type === 'array') return Array.isArray(answer);
  return typeof answer === (schema.type === 'integer' ? 'number' : schema.type);
}

/** The answers that a form starts with (spec 3.10, 9.07). */
export function defaultsOf(set: FieldSetPlan): Answers {
  const fields = Object.entries(set.schema.properties).filter(([, schema]) => schema.default !== undefined);
  return Object.fromEntries(fields.map(([field, schema]) => [field, schema.default]));
}

/**
 * What can be trusted of stored or carried answers.
 * Takes    anything; unknown fields and answers that do not fit their field's schema fall away
 * Returns  answers of known fields, each fitting by itself; required fields may still be missing
 */
export function keepValid(set: FieldSet, answers: unknown): Answers {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return {};
  const known = pick(
    answers as Answers,
    (field, answer) => Object.hasOwn(set.plan.fields, field) && isAnswer(answer) && !isEmpty(answer),
  );
  if (set.validate(known)) return known;
  const refused = new Set((set.validate.errors ?? []).filter((error) => error.keyword !== 'required').map(fieldOf));
  return pick(known, (field) => !refused.has(field));
}
