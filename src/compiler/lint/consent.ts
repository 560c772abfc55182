import { consentWords } from '../../shared/engine/texts.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';

/**
 * Checks that the former texts of a consent belong to a box, and differ from the present one.
 * Problem: consent/unneeded
 */
export function lintConsent({ source, fields }: FormModel): Problem[] {
  const { formerConsent = [] } = source.data;
  if (formerConsent.length === 0) return [];
  const box = [...fields.values()].find(({ required, schema }) => required && (schema.const as unknown) === true);
  if (box === undefined) return [say.consentWithoutBox(placeOf(source, ['formerConsent'], 'key'))];
  const today = consentWords({ label: box.schema.title ?? '', help: box.ui.help });
  return formerConsent.flatMap((words, index) =>
    words === today ? [say.consentOfToday(placeOf(source, ['formerConsent', index]))] : [],
  );
}
