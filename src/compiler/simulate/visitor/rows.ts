import { validate } from '../../../engine/validate.ts';
import { visibleFields } from '../../../engine/visible.ts';
import type { Answer, Row } from '../../../plan/answers.ts';
import type { FieldSet } from '../../../plan/form.ts';
import { accepts, givable, triesOf } from './values.ts';

/** The field of a form that an error is about, also when it lies in a row: members of members.2.share. */
export const ownerOf = (field: string): string => field.split('.')[0] ?? '';

/**
 * Rows worth trying, good ones first: as few and as many as there may be, one fewer and one more; and for each answer
 * worth trying to a field of a row, a row that has it, by itself and with what it then needs.
 */
export function rowsToTry(set: FieldSet, name: string): (readonly Row[])[] {
  const rowSet = set.rows?.sets[name];
  if (!rowSet) return [];
  const { minItems = 0, maxItems } = set.plan.schema.properties[name] ?? {};
  const good = completed(rowSet, {});
  const least = Math.max(1, minItems);
  const rows = (first: Row, count = least): readonly Row[] => [first, ...Array.from({ length: count - 1 }, () => good)];
  const sizes = [minItems, minItems - 1, ...(maxItems === undefined ? [] : [maxItems, maxItems + 1])];
  const others = Object.keys(rowSet.plan.fields).flatMap((field) =>
    triesFor(rowSet, field).flatMap((value) => {
      const row = { ...good, [field]: value } as Row;
      return [rows(completed(rowSet, row)), rows(row)];
    }),
  );
  return [rows(good), ...sizes.map((size) => (size < 1 ? [] : rows(good, size))), ...others];
}

const triesFor = (set: FieldSet, field: string): (Answer | undefined)[] =>
  givable(set, field, triesOf(set, field), false);

/** A row with an answer to every field that it shows and that takes one. */
function completed(set: FieldSet, start: Row): Row {
  let row = start;
  for (const field of Object.keys(set.plan.fields)) {
    if (Object.hasOwn(row, field) || !visibleFields(set, row).has(field)) continue;
    const value = triesFor(set, field).find((one) => one !== undefined && accepts(set, field, one));
    if (value !== undefined) row = { ...row, [field]: value } as Row;
  }
  return validate(set, row, '').length > 0 ? start : row;
}
