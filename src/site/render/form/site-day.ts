import { ownerOf } from '../../../shared/engine/answers.ts';
import { todayIn } from '../../../shared/engine/dates.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import type { FieldError } from '../../../shared/engine/validate.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';
import type { Message } from '../../../shared/plan/message.ts';

/**
 * Adds the site's day to each error of a date that is too early or too late counted from today. Visitors whose own day
 * is another one, such as abroad, could not understand these otherwise.
 * Takes    `siteDay`: the words; undefined if the site has none
 */
export function withSiteDay(
  set: FieldSet,
  errors: readonly FieldError[],
  siteDay: Message | undefined,
): readonly FieldError[] {
  const fromToday = new Set(errors.filter((error) => countsFromToday(set, error)));
  // Most errors are not about days, and the first look at a calendar takes a cheap phone a tenth of a second.
  if (!siteDay || fromToday.size === 0) return errors;
  const today = todayIn(set.plan.timeZone);
  if (today === visitorDay(new Date())) return errors;
  const words = formatMessage(siteDay, { today });
  return errors.map((error) => (fromToday.has(error) ? { ...error, message: `${error.message} ${words}` } : error));
}

/** The civil date that the visitor's device shows, year-month-day. */
const visitorDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Whether an error is of a bound that counts from today. A field of a row is named members.2.share. */
function countsFromToday(set: FieldSet, { field, keyword }: FieldError): boolean {
  const row = set.rows?.sets[ownerOf(field)];
  const { dates } = (row ? row.plan.fields[field.split('.').pop()!] : set.plan.fields[field]) ?? {};
  const bound = dates?.[keyword as 'minimum' | 'maximum'];
  return bound !== undefined && !bound.day && !bound.field;
}
