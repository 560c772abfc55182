import type { CheckedForm, CheckedWizard } from '../../compiler/check/checked.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import { placeOf } from '../../compiler/read/source.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { translatedFile } from '../../compiler/translate/translations.ts';
import { exercisers, type Covered, type Visit } from './report.ts';
import { traceOf } from './unit.ts';
import { messageUnit } from './units.ts';

/**
 * The messages of a form in another language, each where its translation is written, with the examples in which a
 * visitor reads it in that language. Empty for a form that no published page has.
 * Takes  `visit`: runs the examples in the language
 */
export function translatedReport(
  source: CheckedForm | CheckedWizard,
  { language }: SymbolTable,
  visit: () => readonly Visit[],
): Covered[] {
  const { name = '', code = '' } = language ?? {};
  const units = formModel(source).messages.flatMap((message) => {
    const { origin: place } = placeOf(source, message.path);
    if (!place?.file.startsWith(translations) || translatedFile(place.file).code !== code) return [];
    return [{ ...messageUnit(message), place }];
  });
  if (units.length === 0) return [];
  const byTrace = exercisers(visit());
  return units.map(({ kind, what, wanted, path, place }) => ({
    kind,
    what: `${what}, in ${name}`,
    wanted,
    owner: source.file,
    place,
    by: byTrace.get(traceOf(source.file, path)) ?? [],
  }));
}

const translations = 'config/translations/';
