import type { Answer, Answers } from '../../plan/answers.ts';
import type { Before, Work } from '../../plan/form.ts';
import type { RulePlugin } from '../../plan/plugins.ts';
import { answerOf, isAnswer, pick, present } from '../answers.ts';
import { todayIn } from '../dates.ts';
import type { PrintedFields } from '../words.ts';
import { plain, roundTo } from './numbers.ts';

/** What an expression is told besides the answers. */
export interface Told {
  today(): string;
  /** The fields whose answers `label` prints; only told where some expression does. */
  fields?(): PrintedFields;
}

/** An expression as the compiler emits it. It never throws. A value that is missing is undefined. */
export type ExpressionCode = (answers: Answers, told: Told) => unknown;

/** What the expressions of a form are told, in the time zone of the site. */
export const telling = (timeZone: string | undefined, fields?: () => PrintedFields): Told => ({
  today: () => todayIn(timeZone),
  ...(fields && { fields }),
});

/** A condition: it holds when its expression is true, and not while that is missing. */
export const condition =
  (expression: ExpressionCode, told: Told) =>
  (given: unknown): boolean =>
    expression(given as Answers, told) === true;

/** The code of the message of an expression that must hold. */
export const ASSERT = 'assert';

/** A rule that finds fault with a field when its expression is false, and not while that is missing. */
export const assert =
  (expression: ExpressionCode, field: string, told: Told): RulePlugin =>
  (answers) =>
    expression(answers, told) === false ? [{ field, code: ASSERT }] : [];

/** What an expression gives a field: always, or only until the visitor changes it. */
export interface Value {
  readonly field: string;
  readonly code: ExpressionCode;
  readonly prefill?: true;
  /** To a multiple of what a number is rounded, half up: 0.01 is a paisa. */
  readonly unit?: number;
  /** The only answers that a prefilled choice takes: with any other, the visitor chooses. */
  readonly among?: readonly unknown[];
}

/**
 * Works out fields, each after those that it rests on. A prefilled field follows its expression while it holds what the
 * expression gave before; what the visitor typed stays, and so does a field that they emptied.
 */
export const working =
  (values: readonly Value[], told: Told): Work =>
  (answers, before, tidy) => {
    let now = answers;
    // A value can show or hide fields on which others rest. Circles are refused by the compiler, so this comes to rest.
    for (let round = 0; round <= values.length; round++) {
      const next = tidy(values.reduce((given, value) => withValue(given, before, value, told, tidy), now));
      if (same(now, next)) return now;
      now = next;
    }
    return now;
  };

function withValue(
  answers: Answers,
  before: Before | undefined,
  value: Value,
  told: Told,
  tidy: (answers: Answers) => Answers,
): Answers {
  const { field, prefill } = value;
  const [was, result] = [answerOf(answers, field), resultOf(value, answers, told)];
  if (alike(was, result)) return answers;
  // What rests on a field that is hidden has no value.
  const is = isHidden(field, result, answers, tidy) ? undefined : result;
  if (alike(was, is)) return answers;
  if (prefill) {
    if (before === undefined) return answers;
    const given = before === 'start' || isHidden(field, is, before, tidy) ? undefined : resultOf(value, before, told);
    if (alike(is, given) || !alike(was, given)) return answers;
  }
  return is === undefined ? pick(answers, (name) => name !== field) : { ...answers, [field]: is };
}

/** Whether a field was not shown with some answers: what it holds then is stale. */
const isHidden = (
  field: string,
  answer: Answer | undefined,
  answers: Answers,
  tidy: (answers: Answers) => Answers,
): boolean => answer !== undefined && answerOf(tidy({ ...answers, [field]: answer }), field) === undefined;

/** What an expression gives a field with these answers; undefined when it is no answer. */
function resultOf({ code, unit, among }: Value, answers: Answers, told: Told): Answer | undefined {
  const result = code(present(answers), told);
  const rounded = unit !== undefined && typeof result === 'number' ? plain(roundTo(result, unit)) : result;
  return isAnswer(rounded) && (among?.includes(rounded) ?? true) ? rounded : undefined;
}

const same = (one: Answers, other: Answers): boolean =>
  Object.keys({ ...one, ...other }).every((field) => alike(answerOf(one, field), answerOf(other, field)));

/** Whether two answers say the same; lists do when their items are the same, in order. */
const alike = (one: Answer | undefined, other: Answer | undefined): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
