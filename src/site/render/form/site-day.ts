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
  const today = todayIn(set.plan.timeZone);
  if (!siteDay || today === todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone)) return errors;
  const words = formatMessage(siteDay, { today });
  return errors.map((error) =>
    countsFromToday(set, error) ? { ...error, message: `${error.message} ${words}` } : error,
  );
}

/** Whether an error is of a bound that counts from today. A field of a row is named members.2.share. */
function countsFromToday(set: FieldSet, { field, keyword }: FieldError): boolean {
  const row = set.rows?.sets[ownerOf(field)];
  const { dates } = (row ? row.plan.fields[field.split('.').pop()!] : set.plan.fields[field]) ?? {};
  const bound = dates?.[keyword as 'minimum' | 'maximum'];
  return bound !== undefined && !bound.day && !bound.field;
}
