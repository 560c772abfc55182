import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { removeAt } from '../../edit/remove-at.ts';
import { setValue } from '../../edit/set-value.ts';
import { bareNumber } from './new-name.ts';

/**
 * Updates `retired` of a list after a rename of an option's value: adds the old value, because drafts and leads may
 * have it, and removes the new one. `quoted`: whether the old value was in quotes, as a text of digits must be.
 */
export function withRetired(text: string, old: string, now: string, quoted = false): string {
  const map = parseDocument(text).contents;
  // Choices inside a form have no `retired`.
  if (!isMap(map) || !(map.has('retired') || map.has('items'))) return text;
  const retired = map.get('retired', true);
  const others = (isSeq(retired) ? retired.items : []).flatMap((item) => (isScalar(item) ? [item.value] : []));
  const value = bareNumber.test(old) && !quoted ? Number(old) : old;
  const values = [...others.filter((other) => String(other) !== now && String(other) !== old), value];
  // Values are names, so the list is written on one line.
  const isBelow = isSeq(retired) && retired.flow !== true;
  return setValue(isBelow ? removeAt(text, ['retired']) : text, ['retired'], values, { order: ['retired', 'items'] });
}
