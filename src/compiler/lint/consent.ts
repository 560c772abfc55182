import { consentWords } from '../../engine/words.ts';
import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf } from '../read/source.ts';

/**
 * Checks that the former words of a consent belong to a box, and are not those of today.
 * Problem: consent/unneeded
 */
export function lintConsent(source: Checked<'form'>): Problem[] {
  const { formerConsent = [], schema, ui = {} } = source.data;
  if (formerConsent.length === 0) return [];
  const box = schema.required?.find((name) => (schema.properties[name]?.const as unknown) === true);
  if (box === undefined) return [say.consentWithoutBox(placeOf(source, ['formerConsent'], 'key'))];
  const today = consentWords({ label: schema.properties[box]?.title ?? '', help: ui[box]?.help });
  return formerConsent.flatMap((words, index) =>
    words === today ? [say.consentOfToday(placeOf(source, ['formerConsent', index]))] : [],
  );
}
