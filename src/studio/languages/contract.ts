import { change, read } from '../contract/call.ts';
import { count, list, map, oneOf, text, truth, type Of } from '../contract/schema.ts';
import { file, path } from '../contract/values.ts';
import { stepAnswer } from '../edit/contract.ts';

/** The code of a language: hi. */
const languageCode = text;

/** A language of the site, in which the frame can show it. */
export const languageEntry = map({
  code: languageCode,
  name: text,
  /** The beginning of its addresses; empty for the first language. */
  base: text,
  /** The files of the pages that are published in it. */
  pages: list(file),
});
export type LanguageEntry = Of<typeof languageEntry>;

/** Whether a translation is of the words of today, of older ones, or not there. */
const translationState = oneOf('current', 'outdated', 'missing');

/** The translation of the words at a place. */
const translation = map(
  {
    code: languageCode,
    name: text,
    dir: oneOf('ltr', 'rtl'),
    /** The name of the place in the file of translations. */
    key: text,
    /** The words of today. */
    words: text,
    state: translationState,
    text,
  },
  { /** The words that an outdated translation is of. */ of: text },
);
export type Translation = Of<typeof translation>;

/** How much of a page is translated. */
const pageProgress = map({ file, title: text, all: count, done: count, isPublished: truth }, {});
export type PageProgress = Of<typeof pageProgress>;

/** Words that are still to be translated, with their place. */
const toTranslate = map({ file, path, words: text, state: translationState });
export type ToTranslate = Of<typeof toTranslate>;

export const languageCalls = {
  /** The translations of the words at a place. */
  translations: read(map({ file, path }), list(translation)),
  /** Writes a translation of the words of today. */
  translate: change(map({ file, key: text, code: languageCode, words: text, text }), stepAnswer),
  /** How much of each page is translated to a language. The first entry is that of the words of every page. */
  progress: read(map({ code: languageCode }), list(pageProgress)),
  /** What is to be translated of a page, or of the words of every page. */
  untranslated: read(map({ code: languageCode, file }), map({ count, words: list(toTranslate) })),
};
