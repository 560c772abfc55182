import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf } from '../read/source.ts';
import { isTimeZone } from '../resolve/time-zone.ts';

/**
 * Checks that the site's time zone is one that JavaScript knows, in the browser too.
 * Problem: time-zone/unknown
 */
export function lintTimeZone(source: Checked<'site'>): Problem[] {
  const { timeZone } = source.data;
  if (timeZone === undefined || isTimeZone(timeZone)) return [];
  // Browsers list the zone of India by its older name.
  const known = ['Asia/Kolkata', 'UTC', ...Intl.supportedValuesOf('timeZone')];
  return [say.unknownTimeZone(placeOf(source, ['timeZone']), timeZone, known)];
}
