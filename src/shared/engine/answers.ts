import type { Answer, Answers, Row } from '../plan/answers.ts';
import type { FieldSchema, FieldSet, FieldSetPlan } from '../plan/form.ts';
import { fieldOf, schemaErrors } from './ajv-errors.ts';

/** Whether a value from outside, such as storage or navigation state, has the type of an answer. */
export function isAnswer(value: unknown): value is Answer {
  return isSimpleAnswer(value) || isRows(value);
}

const isSimpleAnswer = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isChoice) : isChoice(value) || typeof value === 'boolean';

/** Whether a value can be the answers of rows, as an empty list can. A cleared input leaves no key in its row. */
export const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) &&
  value.every(
    (row) =>
      typeof row === 'object' &&
      row !== null &&
      !Array.isArray(row) &&
      Object.values(row).every((answer) => answer === undefined || isAnswer(answer)),
  );

const isChoice = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** Blanks, and letters that show nothing, such as U+200B and U+3164. */
const isBlank = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u;

/**
 * Whether this counts as no answer: nothing, a blank text (spec 5.30 "non-blank"), an empty list. `false` and 0 are
 * answers.
 */
export function isEmpty(answer: Answer | null | undefined): boolean {
  if (typeof answer === 'string') return isBlank.test(answer);
  return answer === undefined || answer === null || (Array.isArray(answer) && answer.length === 0);
}

/** Whether two answers say the same. No answer and an empty one are the same. */
export const isAlike = (one: Answer | undefined, other: Answer | undefined): boolean =>
  one === other || (isEmpty(one) && isEmpty(other));

/** The answer of one field. Inherited properties, such as `constructor`, do not count. */
export const answerOf = (answers: Answers, field: string): Answer | undefined =>
  Object.hasOwn(answers, field) ? answers[field] : undefined;

/** The answers that are not empty. Conditions, rules and actions see only these. */
export const present = (answers: Answers): Answers =>
  Object.values(answers).some(isEmpty) ? pick(answers, (_, answer) => !isEmpty(answer)) : answers;

/** A new object of the answers that pass. */
export function pick(answers: Answers, passes: (field: string, answer: Answer | undefined) => boolean): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([field, answer]) => passes(field, answer)));
}

/** The answers that have the type of their field's schema. Plug-ins get only these, so they need no type checks. */
export function answersOfType(set: FieldSetPlan, answers: Answers): Answers {
  return pick(present(answers), (field, answer) => isAnswer(answer) && hasType(set.schema.properties[field], answer));
}

function hasType(schema: FieldSchema | undefined, answer: Answer): boolean {
  if (schema === undefined) return true;
  if (schema.type === 'array') return Array.isArray(answer) && isRows(answer) === (schema.items?.type === 'object');
  return typeof answer === (schema.type === 'integer' ? 'number' : schema.type);
}

/** The field of a form or step that a name is about, also inside a row: members of members.2.share. */
export const ownerOf = (name: string): string => name.split('.')[0] ?? '';

/** Fields that had an answer before and have none now. */
export const lost = (before: Answers, after: Answers): string[] =>
  Object.keys(before).filter((field) => !isEmpty(before[field]) && isEmpty(answerOf(after, field)));

/** The answers that a form starts with (spec 3.10, 9.07). */
export function defaultsOf(set: FieldSetPlan): Answers {
  const fields = Object.entries(set.schema.properties).filter(([, schema]) => schema.default !== undefined);
  return Object.fromEntries(fields.map(([field, schema]) => [field, schema.default]));
}

/**
 * Keeps the valid ones of stored or carried answers.
 * Takes    a value of any shape; the keywords of a schema that an answer may break, so that the visitor can correct
 *          them
 * Returns  the answers of known fields that each fit their field's schema; required fields may still be missing
 */
export function keepValid(set: FieldSet, answers: unknown, mendable: readonly string[] = []): Answers {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return {};
  const known = pick(
    answers as Answers,
    (field, answer) => Object.hasOwn(set.plan.fields, field) && isAnswer(answer) && !isEmpty(answer),
  );
  return fittingSchema(set, set.rows?.keep(set, known) ?? known, ['required', ...mendable]);
}

function fittingSchema(set: FieldSet, known: Answers, allowed: readonly string[]): Answers {
  // Most forms start empty. The first run of a validator compiles it in the browser, which is slow for a long form.
  if (Object.keys(known).length === 0) return known;
  const errors = schemaErrors(set, known);
  if (errors.length === 0) return known;
  const refused = new Set(errors.filter(({ keyword }) => !allowed.includes(keyword)).map(fieldOf));
  return pick(known, (field) => !refused.has(field));
}
