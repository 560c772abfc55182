import type { Answer, Answers } from '../plan/answers.ts';
import type { DateBound, FieldSet } from '../plan/form.ts';
import { answerOf } from './answers.ts';
import { dateAfter, todayIn } from './dates.ts';

/** The first and the last day that a date may be, year-month-day. */
export interface DateRange {
  readonly minimum?: string;
  readonly maximum?: string;
}

/**
 * The days between which the answer to a field must be. A bound that counts from another field's date is missing while
 * that field has none.
 * Takes    answers of all steps
 */
export function daysFor({ plan }: Pick<FieldSet, 'plan'>, field: string, answers: Answers): DateRange {
  const { minimum, maximum } = plan.fields[field]?.dates ?? {};
  const today = (): string => todayIn(plan.timeZone);
  const [first, last] = [minimum && dayOf(minimum, answers, today), maximum && dayOf(maximum, answers, today)];
  return { ...(first !== undefined && { minimum: first }), ...(last !== undefined && { maximum: last }) };
}

/** The day of a bound. */
export function dayOf(bound: DateBound, answers: Answers, today: () => string): string | undefined {
  const { day, field, plus = 0, unit = 'days' } = bound;
  const from = field === undefined ? (day ?? today()) : answerOf(answers, field);
  return typeof from === 'string' ? dateAfter(from, plus, unit) : undefined;
}

/**
 * The bounds that an answer breaks, as keywords. A month breaks one only if none of its days is within. A value that is
 * neither a date nor a month breaks none.
 */
export function brokenBounds(set: Pick<FieldSet, 'plan'>, field: string, answers: Answers): ('minimum' | 'maximum')[] {
  if (set.plan.fields[field]?.dates === undefined) return [];
  const answer = answerOf(answers, field);
  if (!isDateOrMonth(answer)) return [];
  const { minimum = '', maximum = answer } = daysFor(set, field, answers);
  // Dates that are written like this sort as texts.
  return [
    ...(answer < minimum.slice(0, answer.length) ? (['minimum'] as const) : []),
    ...(answer > maximum.slice(0, answer.length) ? (['maximum'] as const) : []),
  ];
}

const isDateOrMonth = (answer: Answer | undefined): answer is string =>
  typeof answer === 'string' && /^\d{4}-\d{2}(-\d{2})?$/.test(answer);
