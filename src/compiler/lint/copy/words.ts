import type { Text } from './texts.ts';

/** Braces with the name of a value, and the start of a plural or choice: {name}, {n, plural. */
const braces = /\{\s*[\w.]+\s*(?:,\s*(?:plural|select|number)\s*,?)?/g;

/** The address of a link in rich text. */
const target = /\]\([^)]*\)/g;

/**
 * A text in which blanks replace everything that a visitor does not read. Its length, and so every place in it, is the
 * same.
 */
export function visibleWords({ kind, value }: Pick<Text, 'kind' | 'value'>): string {
  const unfilled = kind === 'message' ? blank(value, braces) : value;
  return kind === 'rich' ? blank(unfilled, target) : unfilled;
}

export const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => '\0'.repeat(found.length));
