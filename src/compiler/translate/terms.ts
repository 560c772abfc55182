import { escapePattern } from '../../shared/engine/format/escape.ts';
import { perObject, perText } from '../../shared/memo.ts';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { placeInside } from '../read/source.ts';
import { scriptOf } from '../resolve/languages.ts';
import type { Terms, Translated, Translations } from './translations.ts';
import { readableWords } from './values.ts';

/**
 * Checks that the terms among the words are translated as terms.yaml says.
 * Problem: translation/term
 */
export function lintTerms({ source, path, word, text }: Translated, { always, never }: Terms): Problem[] {
  const place = () => placeInside(source, path, text);
  const all = readableWords(word);
  let words = all;
  const found: Problem[] = [];
  for (const [term, forms] of longestFirst(always)) {
    const without = words.replaceAll(termPattern(term), ' ');
    if (without !== words && !forms.some((form) => text.includes(form)))
      found.push(say.otherTerm(place(), term, forms));
    words = without;
  }
  const lost = never.filter((name) => all.includes(name) && !text.includes(name) && all.search(namePattern(name)) >= 0);
  return [...found, ...lost.map((name) => say.translatedName(place(), name))];
}

/** A term inside a longer one is not a term of its own. */
const longestFirst = perObject((always: Terms['always']) =>
  [...always].sort(([one], [other]) => other.length - one.length),
);

/** A term in any letter case, with the plural that most words have. */
const termPattern = perText(1000, (term): RegExp => {
  const forms = escapePattern(term).replace(/(?<=[^aeiou])y$/, '(?:y|ie)');
  return new RegExp(`(?<!\\p{L})${forms}(?:s|es)?(?!\\p{L})`, 'giu');
});

const namePattern = perText(1000, (name): RegExp => new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'gu'));

/** What is the same in every language: addresses, and names such as UPI and A4. */
const everywhere =
  /\S+@\S+|\bhttps?:\S+|\b[\w.-]+\.(?:com|in|org|net|example)\b|\b[A-Z0-9][A-Z0-9/&-]*s?\b|\b[a-z]\b/gu;

/** One pattern for all names: a site may have thousands. A name inside a longer one is not one of its own. */
const anyName = perObject((never: readonly string[]): RegExp => {
  const names = [...never].sort((one, other) => other.length - one.length).map(escapePattern);
  return new RegExp(names.length === 0 ? '(?!)' : `(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu');
});

/** Some words without what is the same in every language. */
export const withoutNames = (words: string, never: readonly string[]): string =>
  words.replaceAll(anyName(never), ' ').replaceAll(everywhere, ' ');

/**
 * Finds words that were forgotten: in another script than that of the language; or, in a language with the same letters
 * as the first, several words that are still the same.
 * Problem: translation/left-over
 */
export function lintScript({ source, path, word, text }: Translated, { code, from, terms }: Translations): Problem[] {
  const left = withoutNames(readableWords({ ...word, value: text }), terms.never);
  if (scriptOf(code) === scriptOf(from)) {
    const isSame = text === word.value && (left.match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
    return isSame ? [say.leftOver(placeInside(source, path, text), text)] : [];
  }
  const own = new RegExp(`\\p{Script=${scriptOf(code)}}`, 'u');
  const foreign = left.match(/(?:\p{Script=Latin}[\p{Script=Latin}'’-]*\s*)+/gu)?.find((run) => !own.test(run));
  return foreign === undefined ? [] : [say.leftOver(placeInside(source, path, foreign.trim()), foreign.trim())];
}
