import { escapePattern } from '../../../shared/engine/format/escape.ts';
import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import type { Term } from '../../../shared/plan/config.generated.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import { placeOf, type Source } from '../../read/source.ts';
import { placeOfWords, visibleTexts, type VisibleText } from './texts.ts';
import { blank, visibleWords } from './visible.ts';
import { perObject } from '../../../shared/memo.ts';

/** A glossary with the patterns of its words, made once for all texts. */
export interface Glossary {
  /** A quick test whether a text may contain any of the words, which most texts do not. */
  readonly any: RegExp;
  readonly rules: readonly Rule[];
}

interface Rule {
  readonly use: string;
  readonly avoid: RegExp;
  /** What may stay: words to use that contain a word to avoid, and excepted quotes. */
  readonly stays: RegExp;
}

export const glossaryOf = perObject((terms: readonly Term[]): Glossary => {
  const rules = terms.map(({ use, avoid, except = [] }): Rule => ({
    use,
    avoid: new RegExp(wholeWords(avoid.map(withPlural)), 'giu'),
    stays: new RegExp(
      [...except.map((words) => wholeWords([literal(words)])), `(?:${insensitive(use)})`].join('|'),
      'gu',
    ),
  }));
  return { any: new RegExp(terms.flatMap(({ avoid }) => avoid.map(stem)).join('|') || '$^', 'i'), rules };
});

/**
 * Finds words for which the site uses another one.
 * Problem: copy/word
 */
export function lintWords(source: Source, text: VisibleText, { any, rules }: Glossary): Problem[] {
  if (!any.test(text.value)) return [];
  const words = visibleWords(text);
  return rules.flatMap(({ use, avoid, stays }) => {
    if (words.search(avoid) < 0) return [];
    return [...blank(words, stays).matchAll(avoid)].map(({ 0: found, index }) =>
      say.otherWord(placeOfWords(source, text, found, index), found, use),
    );
  });
}

/**
 * Checks that excepted words occur on the site, letter by letter.
 * Problem: copy/unused-exception
 */
export function lintExceptions(symbols: SymbolTable): Problem[] {
  const { site } = symbols;
  const path = ['copy', 'glossary'];
  const terms: readonly Term[] = site?.data.copy?.glossary ?? [];
  if (!site || terms.every(({ except }) => except === undefined)) return [];
  const written = symbols.sources
    .flatMap((source) => visibleTexts(source, symbols))
    .map(({ value }) => value)
    .join('\n');
  return terms.flatMap(({ except = [] }, index) =>
    except.flatMap((words, which) =>
      written.includes(words) ? [] : [say.staleException(placeOf(site, [...path, index, 'except', which]), words)],
    ),
  );
}

/** The letters that a word and its plural begin with. */
const stem = (word: string): string => literal(word.replace(/y$/i, ''));

/** A pattern for any of these words, but not within a longer word. */
export const wholeWords = (words: readonly string[]): string =>
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{M}\\p{N}])`;

/** A pattern for a word and its plural: quote and quotes, company and companies, price and prices. */
export const withPlural = (word: string): string =>
  /[^aeiou]y$/i.test(word)
    ? `${literal(word.slice(0, -1))}(?:y|ies)`
    : /(?:s|x|ch|sh)$/i.test(word)
      ? `${literal(word)}(?:es)?`
      : /\p{L}$/u.test(word)
        ? `${literal(word)}s?`
        : literal(word);

/** A pattern for a word in any letter case, for use within a case-sensitive pattern. */
const insensitive = (word: string): string =>
  [...word]
    .map((letter) =>
      letter.toLowerCase() === letter.toUpperCase()
        ? literal(letter)
        : `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
    )
    .join('');

/** A pattern for exactly this text, whose blanks can be of any kind. */
export const literal = (text: string): string => escapePattern(text).replaceAll(' ', '\\s');
