import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { SendingForm } from '../../../shared/plan/form.ts';
import type { Version } from '../pages.ts';
import { formVersion, inBrowser, type FormVersion } from './form-version.ts';
import { consentWordsOf } from './leads.ts';
import type { ReplacedConsent } from './report.ts';

/**
 * The consents of a form or wizard in the other languages of the site whose words the server does not know after a
 * change. A change of the words in the first language is in the report of its leads.
 */
export function replacedConsents(
  { source: { kind, id } }: FormVersion,
  before: Version,
  after: Version,
): ReplacedConsent[] {
  const kinds = kind === 'form' ? 'forms' : 'wizards';
  const wordsIn = (symbols: SymbolTable): string | undefined => {
    const source = symbols[kinds].get(id);
    const form = source && inBrowser(formVersion(source, symbols));
    return form?.shown?.consent && consentWordsOf(form as SendingForm);
  };
  const former = after.symbols[kinds].get(id)?.data.formerConsent ?? [];
  return (before.languages ?? []).flatMap((symbols) => {
    const { code, name } = symbols.language!;
    const words = wordsIn(symbols);
    const now = after.languages?.find(({ language }) => language?.code === code);
    return words === undefined || (now && words === wordsIn(now)) || former.includes(words)
      ? []
      : [{ language: name, words }];
  });
}
