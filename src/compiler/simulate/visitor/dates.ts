import { brokenBounds, dayOf, daysFor } from '../../../shared/engine/date-bounds.ts';
import { dateAfter, daysBetween, todayIn } from '../../../shared/engine/dates.ts';
import { aroundRow, rowsOf } from '../../../shared/engine/rows.ts';
import type { Answers, Row } from '../../../shared/plan/answers.ts';
import type { DateBound, FieldSet } from '../../../shared/plan/form.ts';

/**
 * Useful dates for a field with bounds: each bound, and the days next to it. If a bound counts from another field, that
 * field is assumed to have one of its own bounds. A month is tried as a month.
 */
export function datesToTry(set: FieldSet, name: string): string[] {
  const field = set.plan.fields[name];
  const days = dateBounds(set, name).flatMap((bound) => daysOf(set, bound));
  const near = days.flatMap((day) => [0, 1, -1, 31, -31].flatMap((count) => dateAfter(day, count, 'days') ?? []));
  return near.map((day) => (field?.widget === 'month' ? day.slice(0, 7) : day));
}

const dateBounds = ({ plan }: FieldSet, name: string): DateBound[] => {
  const { minimum, maximum } = plan.fields[name]?.dates ?? {};
  return [minimum, maximum].flatMap((bound) => bound ?? []);
};

function daysOf(set: FieldSet, bound: DateBound): string[] {
  const today = (): string => todayIn(set.plan.timeZone);
  const { field } = bound;
  if (field === undefined) return [dayOf(bound, {}, today) ?? []].flat();
  const others = dateBounds(set, field).flatMap((other) => (other.field === undefined ? daysOf(set, other) : []));
  return others.flatMap((day) => dayOf(bound, { [field]: day }, today) ?? []);
}

/**
 * Rows whose dates are within their bounds with these other answers: an invalid date, or a missing one that a row
 * needs, becomes the first or the last possible day.
 */
export const withinBounds = (set: FieldSet, name: string, rows: readonly Row[], answers: Answers): readonly Row[] => {
  const rowSet = set.rows?.sets[name];
  return rowSet ? rows.map((row, index) => rowWithin(rowSet, row, aroundRow(answers, name, rowSet, index))) : rows;
};

function rowWithin(set: FieldSet, start: Row, around: Answers): Row {
  return Object.values(set.plan.fields).reduce((row: Row, { name, dates, widget }): Row => {
    const inner = set.rows?.sets[name] && rowsOf(row, name);
    if (inner?.length) return { ...row, [name]: withinBounds(set, name, inner, { ...around, ...row }) };
    if (!dates || (row[name] === undefined && !set.plan.schema.required.includes(name))) return row;
    const all: Answers = { ...around, ...row };
    if (row[name] !== undefined && brokenBounds(set, name, all).length === 0) return row;
    const { minimum, maximum } = daysFor(set, name, all);
    const day = minimum ?? maximum;
    return day === undefined ? row : { ...row, [name]: widget === 'month' ? day.slice(0, 7) : day };
  }, start);
}

/** Whether some date in the rows of a field has a bound that counts from another field. */
export const boundsRows = (set: FieldSet, name: string): boolean => {
  const rowSet = set.rows?.sets[name];
  return (
    rowSet !== undefined &&
    Object.keys(rowSet.plan.fields).some(
      (field) => fieldsBounding(rowSet, field).length > 0 || boundsRows(rowSet, field),
    )
  );
};

/**
 * Moves every date so that it is as many days from today as it was from a day: the answers of an example that names its
 * day, as a visitor would give them today.
 */
export function datesFrom(day: string, answers: Answers, timeZone?: string): Answers {
  const count = daysBetween(day, todayIn(timeZone)) ?? 0;
  const moved = (answer: unknown): unknown => {
    if (typeof answer === 'string')
      return daysBetween(day, answer) === undefined ? answer : dateAfter(answer, count, 'days');
    if (Array.isArray(answer)) return answer.map(moved);
    if (typeof answer !== 'object' || answer === null) return answer;
    return Object.fromEntries(Object.entries(answer).map(([name, one]) => [name, moved(one)]));
  };
  return moved(answers) as Answers;
}

/** The other fields from whose dates the bounds of a field count. */
export const fieldsBounding = (set: FieldSet, name: string): string[] =>
  dateBounds(set, name).flatMap(({ field }) => field ?? []);
