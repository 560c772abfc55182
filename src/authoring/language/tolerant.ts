import { Composer, Parser, type Document } from 'yaml';

/** Stands in a text in place of the cursor. It is of the characters that Unicode leaves to private use. */
export const MARK = '\uE000';

/**
 * Parses a text that need not be sound YAML. Where something is wrong on another line than that of the cursor, the
 * structure comes from the indentation of the lines: a broken line keeps its key, or is left out. Undefined where
 * nothing can be made of it.
 */
export function parsed(text: string, line: number): Document | undefined {
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
    // Lists are nested so deep that the parser gives up.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A key with its value, behind the dashes of lists. */
const entry = /^(\s*(?:- +)*)((?:'[^']*'|"[^"]*"|[^\s'"{}[\],:#-][^:#{}[\],]*?) *:)(?:\s+(.*))?$/;

/**
 * The text with nothing in it that is not YAML, but for the line of the cursor. What is left out leaves blanks, so that
 * everything keeps its place.
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

/** Whether a value is whole by itself, behind its key. A word is. */
const isSound = (value: string): boolean =>
  /^[\w./-][^:#]*$/.test(value) || composed(`key: ${value}`)?.errors.length === 0;
