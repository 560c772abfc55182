import type { VisibleText } from './texts.ts';

/** Braces with the name of a value, and the start of a plural or choice: {name}, {n, plural. */
const braces = /\{\s*[\w.]+\s*(?:,\s*(?:plural|select|number)\s*,?)?/g;

/** The address of a link in rich text. */
const target = /\]\([^)]*\)/g;

/**
 * A text in which spaces replace everything that a visitor does not read. Its length stays the same, and so do all
 * places in it.
 */
export function visibleWords({ kind, value, isRich }: Pick<VisibleText, 'kind' | 'value' | 'isRich'>): string {
  const unfilled = kind === 'message' ? blank(value, braces) : value;
  return kind === 'rich' || isRich === true ? blank(unfilled, target) : unfilled;
}

export const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => '\0'.repeat(found.length));
