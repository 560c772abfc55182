import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf } from '../read/source.ts';
import { isLanguage } from '../resolve/money.ts';

/**
 * Checks that JavaScript knows the language whose digit grouping the site uses.
 * Problem: grouping/unknown
 */
export function lintMoney(source: Checked<'site'>): Problem[] {
  const { grouping } = source.data.money ?? {};
  if (grouping === undefined || isLanguage(grouping)) return [];
  return [say.unknownGrouping(placeOf(source, ['money', 'grouping']), grouping)];
}
