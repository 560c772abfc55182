import type { Answer, Answers } from '../../plan/answers.ts';
import type { Before, Work } from '../../plan/work.ts';
import type { RulePlugin } from '../../plan/plugins.ts';
import { answerOf, isAnswer, pick, present } from '../answers.ts';
import { todayIn } from '../dates.ts';
import type { PrintedFields } from '../texts.ts';
import { plainNumber, roundTo } from './numbers.ts';

/** What an expression can read besides the answers. */
export interface EvaluationContext {
  today(): string;
  /** The time zone of the site. */
  readonly timeZone?: string | undefined;
  /** The time of now where it does not follow the clock: in the check. */
  readonly now?: string;
  /** The fields whose answers `label` prints; only set if an expression does. */
  fields?(): PrintedFields;
  /** The rows of a projection, each with its values; only set if the form has one. */
  projected?(field: string, answers: Answers): readonly Answers[] | undefined;
}

/** An expression as the compiler emits it. It never throws. A value that is missing is undefined. */
export type ExpressionCode = (answers: Answers, told: EvaluationContext) => unknown;

/** The context of a form's expressions, in the time zone of the site. */
export const telling = (
  timeZone: string | undefined,
  fields?: () => PrintedFields,
  projected?: EvaluationContext['projected'],
): EvaluationContext => ({
  today: () => todayIn(timeZone),
  timeZone,
  ...(fields && { fields }),
  ...(projected && { projected }),
});

/** A condition: it holds when its expression is true, and not while that is missing. */
export const condition =
  (expression: ExpressionCode, told: EvaluationContext) =>
  (given: unknown): boolean =>
    expression(given as Answers, told) === true;

/** The code of the message of an expression that must hold. */
export const ASSERT = 'assert';

/** A rule that refuses a field when its expression is false, but not while that is missing. */
export const assert =
  (expression: ExpressionCode, field: string, told: EvaluationContext): RulePlugin =>
  (answers) =>
    expression(answers, told) === false ? [{ field, code: ASSERT }] : [];

/** A field whose answer an expression gives: always, or only until the visitor changes it. */
export interface ComputedValue {
  readonly field: string;
  readonly code: ExpressionCode;
  readonly prefill?: true;
  /** A number is rounded half up to a multiple of this: 0.01 is a paisa. */
  readonly unit?: number;
  /** The values that a prefilled choice accepts: with any other, the visitor chooses. */
  readonly among?: readonly unknown[];
}

/**
 * Computes fields, each after those that it depends on. A prefilled field follows its expression while it holds the
 * previous result; a value that the visitor typed stays, and so does a field that they cleared.
 */
export const working =
  (values: readonly ComputedValue[], told: EvaluationContext): Work =>
  (answers, before, tidy) => {
    let now = answers;
    // A value can show or hide fields that others depend on. The compiler refuses cycles, so this terminates.
    for (let round = 0; round <= values.length; round++) {
      const next = tidy(values.reduce((given, value) => withValue(given, before, value, told, tidy), now));
      if (areSame(now, next)) return now;
      now = next;
    }
    return now;
  };

function withValue(
  answers: Answers,
  before: Before | undefined,
  value: ComputedValue,
  told: EvaluationContext,
  tidy: (answers: Answers) => Answers,
): Answers {
  const { field, prefill } = value;
  const [was, result] = [answerOf(answers, field), resultOf(value, answers, told)];
  if (alike(was, result)) return answers;
  // A field that depends on a hidden field has no value.
  const is = isHidden(field, result, answers, tidy) ? undefined : result;
  if (alike(was, is)) return answers;
  if (prefill) {
    if (before === undefined) return answers;
    const given = before === 'start' || isHidden(field, is, before, tidy) ? undefined : resultOf(value, before, told);
    if (alike(is, given) || !alike(was, given)) return answers;
  }
  return is === undefined ? pick(answers, (name) => name !== field) : { ...answers, [field]: is };
}

/** Whether a field was hidden with some answers: its value is stale then. */
const isHidden = (
  field: string,
  answer: Answer | undefined,
  answers: Answers,
  tidy: (answers: Answers) => Answers,
): boolean => answer !== undefined && answerOf(tidy({ ...answers, [field]: answer }), field) === undefined;

/** The result of a field's expression with these answers; undefined if it is not an answer. */
function resultOf({ code, unit, among }: ComputedValue, answers: Answers, told: EvaluationContext): Answer | undefined {
  const result = code(present(answers), told);
  const rounded = unit !== undefined && typeof result === 'number' ? plainNumber(roundTo(result, unit)) : result;
  return isAnswer(rounded) && (among?.includes(rounded) ?? true) ? rounded : undefined;
}

const areSame = (one: Answers, other: Answers): boolean =>
  Object.keys({ ...one, ...other }).every((field) => alike(answerOf(one, field), answerOf(other, field)));

/** Whether two answers say the same; lists do when their items are the same, in order. */
const alike = (one: Answer | undefined, other: Answer | undefined): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
