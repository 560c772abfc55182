import type { Text } from './texts.ts';

/** Braces with the name of a value: {name}, {n, plural. */
const braces = /\{\s*[\w.]+\s*(?:,\s*(?:plural|select|number)\s*,?)?/g;

/** Where a link of rich text leads. */
const target = /\]\([^)]*\)/g;

/** A text with what is no word of it blanked out, letter by letter, so that places stay the same. */
export function visibleWords({ kind, value }: Pick<Text, 'kind' | 'value'>): string {
  const unfilled = kind === 'message' ? blank(value, braces) : value;
  return kind === 'rich' ? blank(unfilled, target) : unfilled;
}

export const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => '\0'.repeat(found.length));
