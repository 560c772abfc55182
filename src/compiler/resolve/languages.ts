import { perText } from '../../shared/memo.ts';

/** The language of a tag, without its region and script: en-IN is en. */
export const languageOf = (tag: string): string => tag.split('-')[0]!;

/** The plural forms that whole numbers have in a language: one and other in English. */
export const pluralForms = perText(100, (tag): readonly string[] => {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))];
});

/** The English name of a language: Hindi. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(languageOf(tag)) ?? tag;

/** Whether a language is known by this tag, with its plurals and dates. */
export function isKnownLanguage(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0 && shorterTag(tag) === undefined;
  } catch {
    return false;
  }
}

/** The shorter tag by which a language is known: hi for hin. */
export function shorterTag(tag: string): string | undefined {
  try {
    const known = Intl.getCanonicalLocales(tag)[0]!;
    return languageOf(known).length < languageOf(tag).length ? known : undefined;
  } catch {
    return undefined;
  }
}

/** The direction in which a language is written, by the script that it mostly has. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(scriptOf(tag)) ? 'rtl' : 'ltr';
}

const rightToLeft: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Nkoo', 'Syrc', 'Adlm', 'Rohg']);

/** The script of a language, such as Deva or Latn. */
export const scriptOf = perText(100, (tag): string => new Intl.Locale(tag).maximize().script ?? 'Latn');
