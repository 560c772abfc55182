import { Composer, Parser, type Document } from 'yaml';

/** Marks the cursor in a text. A private use character of Unicode. */
export const MARK = '\uE000';

/**
 * Parses a text that may be invalid YAML. If a line other than that of the cursor is invalid, the structure is derived
 * from the indentation: an invalid line keeps its key, or is left out. Undefined if the text cannot be parsed at all.
 */
export function parsedTolerantly(text: string, line: number): Document | undefined {
  const doc = composed(text);
  if (!doc) return undefined;
  const isHere = doc.errors.every(({ pos }) => pos.every((offset) => lineOf(text, offset) === line));
  return isHere ? doc : composed(skeletonOf(text, line));
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;

function composed(text: string): Document | undefined {
  try {
    const composer = new Composer({ prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
    const [doc] = [...composer.compose(new Parser().parse(text))];
    return doc as Document | undefined;
  } catch (error) {
    // Lists are nested too deep for the parser.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A key with its value, after the dashes of lists. */
const entry = /^(\s*(?:- +)*)((?:'[^']*'|"[^"]*"|[^\s'"{}[\],:#-][^:#{}[\],]*?) *:)(?:\s+(.*))?$/;

/**
 * The text without invalid YAML, except on the line of the cursor. Removed parts become spaces, so that all offsets
 * stay valid.
 */
const skeletonOf = (text: string, line: number): string =>
  text
    .split('\n')
    .map((words, index) => (index === line ? words : soundLine(words.replace(/\r$/, '')).padEnd(words.length)))
    .join('\n');

function soundLine(line: string): string {
  const [, before = '', key, value = ''] = entry.exec(line) ?? [];
  if (key !== undefined) return isSound(value) ? line : before + key;
  const [, dash, item = ''] = /^(\s*-)(?:\s+(.*))?$/.exec(line) ?? [];
  if (dash !== undefined) return isSound(item) ? line : dash;
  return '';
}

/** Whether a value is complete on its line. */
const isSound = (value: string): boolean =>
  /^[\w./-][^:#]*$/.test(value) || composed(`key: ${value}`)?.errors.length === 0;
