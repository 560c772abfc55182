import { problems as say } from '../../../problems/catalogue.ts';
import type { Problem } from '../../../problems/problem.ts';
import { placeInside, placeOf, type Source } from '../../read/source.ts';
import { placeOfWords, type Text } from './texts.ts';
import { visibleWords } from './words.ts';

export type Quotes = 'straight' | 'curly';

/** The marks that a site does not use, and what each is there. */
const others: Readonly<Record<Quotes, RegExp>> = { straight: /[‘’“”„]/g, curly: /["']/g };

/** Blanks at the ends of a text, or two in a row. Problems: copy/space. */
export function lintSpaces(source: Source, { value, path }: Text): Problem[] {
  if (/^[ \t]|[ \t]$/.test(value)) return [say.spaceAtEnd(placeOf(source, path))];
  const double = /\S+[ \t]{2,}\S+/.exec(value)?.[0];
  return double === undefined ? [] : [say.doubleSpace(placeInside(source, path, double))];
}

/**
 * Apostrophes and quotes of the other kind. In a message single quotes mark what is meant as it stands. Problem:
 * copy/quotes.
 */
export function lintQuotes(source: Source, text: Text, quotes: Quotes): Problem[] {
  if (text.value.search(others[quotes]) < 0) return [];
  const words =
    text.kind === 'message' && quotes === 'curly'
      ? visibleWords(text).replace(/'[{}]+'/g, ({ length }) => ' '.repeat(length))
      : visibleWords(text);
  return [...words.matchAll(others[quotes])].map(({ 0: found, index }) =>
    say.otherQuotes(placeOfWords(source, text, found, index), found, quotes),
  );
}

/**
 * Braces where nothing fills them. Those of messages are looked at where their values are known. Problem:
 * copy/placeholder.
 */
export function lintPlaceholders(source: Source, { kind, value, path, values = [] }: Text): Problem[] {
  if (kind === 'message') return [];
  const names = [...value.matchAll(/\{(\w[\w.]*)[^{}]*\}/g)].filter(([, name = '']) => !values.includes(name));
  return names.map(([whole]) => say.unfilled(placeInside(source, path, whole), whole, values));
}

/** Tags and entities of HTML, which no text of ours is; and stars or links where a text takes none. */
const html = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;
const marks = /\*\*[^*]+\*\*|\[[^\][]+\]\([^\s()]+\)/;

/** Markup that a visitor would read as it stands, the first of a text. Problem: copy/markup. */
export function lintMarkup(source: Source, text: Text): Problem[] {
  const found = html.exec(text.value) ?? (text.kind === 'rich' ? null : marks.exec(text.value));
  return found ? [say.markup(placeOfWords(source, text, found[0], found.index), found[0], text.kind === 'rich')] : [];
}
