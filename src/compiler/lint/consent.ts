import { consentWords } from '../../shared/engine/texts.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { noticeOf } from '../model/notice.ts';
import { consentBox, isNoticed } from '../model/purposes.ts';
import type { FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that the former texts of a consent belong to a box, and differ from the present one.
 * Problem: consent/unneeded
 */
export function lintConsent(model: FormModel, symbols: SymbolTable): Problem[] {
  const { source } = model;
  const { formerConsent = [] } = source.data;
  if (formerConsent.length === 0) return [];
  const box = consentBox(model);
  if (box === undefined) return [say.consentWithoutBox(placeOf(source, ['formerConsent'], 'key'))];
  const notice = isNoticed(box, symbols) ? noticeOf([source], symbols) : undefined;
  const today = consentWords({ label: box.schema.title ?? '', help: box.ui.help, notice });
  return formerConsent.flatMap((words, index) =>
    words === today ? [say.consentOfToday(placeOf(source, ['formerConsent', index]))] : [],
  );
}
