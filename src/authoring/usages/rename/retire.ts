import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { removeAt } from '../../edit/remove-at.ts';
import { setValue } from '../../edit/set-value.ts';
import { bareNumber } from './new-name.ts';

/**
 * The text of a list of which an option has just got another value. The old value stands under `retired`, because
 * drafts and leads of visitors hold it; the new one does so no more. `quoted`: whether the old one stood in quotes, as
 * a text of digits must.
 */
export function withRetired(text: string, old: string, now: string, quoted = false): string {
  const map = parseDocument(text).contents;
  // Choices inside a form have no place for values that are retired.
  if (!isMap(map) || !(map.has('retired') || map.has('items'))) return text;
  const retired = map.get('retired', true);
  const others = (isSeq(retired) ? retired.items : []).flatMap((item) => (isScalar(item) ? [item.value] : []));
  const value = bareNumber.test(old) && !quoted ? Number(old) : old;
  const values = [...others.filter((other) => String(other) !== now && String(other) !== old), value];
  // Values are names, which stand in one line.
  const isBelow = isSeq(retired) && retired.flow !== true;
  return setValue(isBelow ? removeAt(text, ['retired']) : text, ['retired'], values, { order: ['retired', 'items'] });
}
