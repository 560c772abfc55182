import type { CopyLimits } from '../../shared/plan/config.generated.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { lintMarkup, lintSpaces, lintUnfinished } from '../lint/copy/spelling.ts';
import { shownLength } from '../lint/copy/length.ts';
import { placeOf, wholeFile } from '../read/source.ts';
import { lintScript, lintTerms } from './terms.ts';
import type { Translated, TranslationFile, Translations } from './translations.ts';
import { lintForms, lintQuotes, lintValues } from './values.ts';
import type { Word, WordsOfSite } from './words.ts';

/** What translations are compared with. */
export interface TranslationRules {
  readonly words: WordsOfSite;
  readonly limits: CopyLimits | undefined;
  /** Whether there are terms of the language that cannot be read. */
  readonly areTermsLost?: boolean;
}

/**
 * Compares every entry of a language with the words that it translates: that it keeps their values, has the plurals of
 * the language, fits the site's limits and terms, and is in its language.
 * Problems: translation/…, copy/space, copy/markup, copy/unfinished, copy/too-long
 */
export function checkTranslations(
  translations: Translations,
  { words, limits, areTermsLost = false }: TranslationRules,
): Problem[] {
  return [...translations.files.values()].flatMap((file) => {
    const { words: known = [], isLost = false } = words.get(file.of) ?? {};
    if (isLost) return [];
    if (known.length === 0) return [say.strayTranslation(wholeFile(file.source.file), 'words', file.of, [])];
    const own = translatedIn(file, known, translations);
    return [...otherLanguages(file, translations), ...own.flatMap(lint), ...labelsTwice(own)];
  });
  function lint(translated: Translated): Problem[] {
    const { source, path, word, text } = translated;
    const shown = { ...word, kind: word.kind === 'words' ? ('text' as const) : word.kind, value: text, path };
    const limit = limits?.[word.limit as keyof CopyLimits];
    const length = limit === undefined ? 0 : shownLength(shown);
    const broken = [...lintValues(translated), ...lintForms(translated, translations.code)];
    if (broken.length > 0) return broken;
    return [
      ...(word.kind === 'words' ? [] : lintSpaces(source, shown)),
      ...lintMarkup(source, shown),
      ...lintUnfinished(source, shown),
      ...(limit !== undefined && length > limit
        ? [say.tooLong(placeOf(source, path), length, limit, word.limit!)]
        : []),
      ...lintTerms(translated, translations.terms),
      ...(areTermsLost ? [] : lintScript(translated, translations)),
      ...lintQuotes(translated),
    ];
  }
}

/** The entries with a translation of the words of today. */
function translatedIn({ source, entries }: TranslationFile, words: readonly Word[], { code }: Translations) {
  return words.flatMap((word): Translated[] => {
    const { of, text = '' } = entries.get(word.key) ?? {};
    return of === word.value && text !== '' ? [{ source, path: [word.key, code], word, text }] : [];
  });
}

/** Labels that are keys and have the same translation: a visitor could not tell which of the two is meant. */
function labelsTwice(own: readonly Translated[]): Problem[] {
  const labels = own.filter(({ word }) => word.isKey);
  return labels.flatMap(({ source, path, word, text }, index) => {
    const other = labels.slice(0, index).find((one) => one.text === text && one.word.value !== word.value);
    return other ? [say.sameTranslation(placeOf(source, path), word.value, other.word.value)] : [];
  });
}

/** Entries with other languages than the first one and that of the folder. */
const otherLanguages = ({ source }: TranslationFile, { code, from }: Translations): Problem[] =>
  Object.entries(source.data).flatMap(([key, words]) => {
    const keys = Object.keys(words);
    const fits = keys.every((one) => one === code || one === from) && keys.includes(from);
    return fits ? [] : [say.otherLanguages(placeOf(source, [key], 'key'), keys, [from, code])];
  });

/**
 * What no longer fits the words of today. It blocks nothing: such pages are shown in the first language until then.
 * Problems: translation/outdated, translation/gone
 */
export function staleTranslations({ files }: Translations, words: WordsOfSite): Problem[] {
  return [...files.values()].flatMap(({ source, of, entries }) => {
    const known = new Map((words.get(of)?.words ?? []).map((word) => [word.key, word]));
    if (known.size === 0) return [];
    return [...entries].flatMap(([key, entry]) => {
      const word = known.get(key);
      if (!word) return [say.goneTranslation(placeOf(source, [key], 'key'), key, of, known.keys())];
      const isOld = entry.text !== '' && entry.of !== '' && entry.of !== word.value;
      return isOld ? [say.outdatedTranslation(placeOf(source, [key], 'key'), word.value, entry.of)] : [];
    });
  });
}
