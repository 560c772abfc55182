import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import { placeInside, placeOf, type Source } from '../../read/source.ts';
import { placeOfWords, type VisibleText } from './texts.ts';
import { visibleWords } from './visible.ts';

export type Quotes = 'straight' | 'curly';

/** For each kind of quotes, the marks of the other kind. */
const others: Readonly<Record<Quotes, RegExp>> = { straight: /[‘’“”„]/g, curly: /["']/g };

/**
 * Finds spaces at the ends of a text, and two in a row.
 * Problem: copy/space
 */
export function lintSpaces(source: Source, { value, path }: VisibleText): Problem[] {
  if (/^[ \t]|[ \t]$/.test(value)) return [say.spaceAtEnd(placeOf(source, path))];
  const double = /\S+[ \t]{2,}\S+/.exec(value)?.[0];
  return double === undefined ? [] : [say.doubleSpace(placeInside(source, path, double))];
}

/**
 * Finds apostrophes and quotes of the kind that the site does not use. In a message, single quotes are syntax: they
 * mark text that is meant literally.
 * Problem: copy/quotes
 */
export function lintQuotes(source: Source, text: VisibleText, quotes: Quotes): Problem[] {
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
 * Finds placeholders that are never filled. Those of messages are checked where their values are known.
 * Problem: copy/placeholder
 */
export function lintPlaceholders(source: Source, { kind, value, path, values = [] }: VisibleText): Problem[] {
  if (kind === 'message') return [];
  const names = [...value.matchAll(/\{(\w[\w.]*)[^{}]*\}/g)].filter(([, name = '']) => !values.includes(name));
  return names.map(([whole]) => say.unfilled(placeInside(source, path, whole), whole, values));
}

/**
 * Placeholder texts: editors' marks, filler, the texts of `new` (templates/texts.ts), and the texts with which Studio
 * fills a new thing.
 */
const unfinished =
  /\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b|Say what this page is for|Say in one or two sentences what|What is a good first question about|^[A-Z][a-z ]* to be written$/;

/**
 * Finds placeholder texts.
 * Problem: copy/unfinished
 */
export function lintUnfinished(source: Source, text: VisibleText): Problem[] {
  const found = unfinished.exec(text.value);
  return found ? [say.unfinished(placeOfWords(source, text, found[0], found.index), found[0])] : [];
}

/**
 * Tags and entities of HTML, which are not allowed in texts; and marks of rich text, which are not allowed in plain
 * texts.
 */
const html = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;
const richTextMarks = /\*\*[^*]+\*\*|\[[^\][]+\]\([^\s()]+\)/;

/**
 * Finds the first markup of a text that visitors would see as it is written.
 * Problem: copy/markup
 */
export function lintMarkup(source: Source, text: VisibleText): Problem[] {
  const isRich = text.kind === 'rich' || text.isRich === true;
  const found = html.exec(text.value) ?? (isRich ? null : richTextMarks.exec(text.value));
  return found ? [say.markup(placeOfWords(source, text, found[0], found.index), found[0], isRich)] : [];
}
