import { dayOf } from '../../../engine/date-bounds.ts';
import { dateAfter, todayIn } from '../../../engine/dates.ts';
import type { DateBound, FieldSet } from '../../../plan/form.ts';

/**
 * Dates worth trying on a field that has bounds: each bound, and the days next to it. Where a bound counts from another
 * field, that field is thought to have one of its own bounds. A month is tried as a month.
 */
export function datesToTry(set: FieldSet, name: string): string[] {
  const field = set.plan.fields[name];
  const days = boundsOf(set, name).flatMap((bound) => daysOf(set, bound));
  const near = days.flatMap((day) => [0, 1, -1, 31, -31].flatMap((count) => dateAfter(day, count, 'days') ?? []));
  return near.map((day) => (field?.widget === 'month' ? day.slice(0, 7) : day));
}

const boundsOf = ({ plan }: FieldSet, name: string): DateBound[] => {
  const { minimum, maximum } = plan.fields[name]?.dates ?? {};
  return [minimum, maximum].flatMap((bound) => bound ?? []);
};

function daysOf(set: FieldSet, bound: DateBound): string[] {
  const today = (): string => todayIn(set.plan.timeZone);
  const { field } = bound;
  if (field === undefined) return [dayOf(bound, {}, today) ?? []].flat();
  const others = boundsOf(set, field).flatMap((other) => (other.field === undefined ? daysOf(set, other) : []));
  return others.flatMap((day) => dayOf(bound, { [field]: day }, today) ?? []);
}

/** The other fields from whose dates the bounds of a field count. */
export const fieldsBounding = (set: FieldSet, name: string): string[] =>
  boundsOf(set, name).flatMap(({ field }) => field ?? []);
