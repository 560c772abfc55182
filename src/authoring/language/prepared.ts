import { MARK } from './tolerant.ts';

/** A text with the cursor marked, and completed at the cursor so that it can be parsed. */
export interface Prepared {
  readonly text: string;
  /** The line of the cursor, from 0. */
  readonly line: number;
  /** Whether the typed word is alone on its line, and so may be a key or a value. */
  readonly isAlone: boolean;
  /** Text to insert before the typed word. */
  readonly lead: string;
  /** Converts an offset of the marked text to the original one. */
  readonly original: (offset: number) => number;
}

/** A text inserted at an offset. */
interface Put {
  readonly at: number;
  readonly words: string;
}

/** Marks the cursor in a text. */
export function prepared(text: string, offset: number): Prepared {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  const before = text.slice(lineStart, offset);
  const after = text.slice(offset, newline === -1 ? text.length : newline).replace(/\r$/, '');
  const [rest = ''] = /^[\w$-]*/.exec(after) ?? [];
  const isEnd = /^\s*(?:#.*)?$/.test(after.slice(rest.length));
  const alone = /^(\s*)((?:- +)*)([\w$-]*)$/.exec(before);
  const isAlone = alone !== null && isEnd;
  const lead = leadOf(text, lineStart, before, isEnd, alone);
  const wordStart = offset - (alone?.[3]?.length ?? 0);
  const puts: Put[] = [
    ...(lead === '' ? [] : [{ at: lead === ' ' ? offset : wordStart, words: lead }]),
    { at: offset, words: MARK },
    // A colon prevents the word from joining the line below.
    ...(isAlone ? [{ at: offset + rest.length, words: ':' }] : closing(before, after, offset)),
  ];
  return {
    text: puts.reduceRight((now, { at, words }) => now.slice(0, at) + words + now.slice(at), text),
    line: text.slice(0, lineStart).split('\n').length - 1,
    isAlone,
    lead,
    original: originalOf(puts),
  };
}

const originalOf =
  (puts: readonly Put[]) =>
  (offset: number): number =>
    puts.reduceRight((now, { at }, index) => {
      const { words } = puts[index]!;
      const start = at + puts.slice(0, index).reduce((sum, put) => sum + put.words.length, 0);
      return now <= start ? now : Math.max(start, now - words.length);
    }, offset);

/** The missing closing quote of a text being typed. */
function closing(before: string, after: string, offset: number): Put[] {
  const [, quote] = /(?:^|[\s[{,])(['"])(?:(?!\1).)*$/.exec(before) ?? [];
  if (quote === undefined || after.includes(quote)) return [];
  const [rest = ''] = /^[^\s,}\]]*/.exec(after) ?? [];
  return [{ at: offset + rest.length, words: quote }];
}

/** A space after a colon or dash; a dash if the line is aligned with the dashes of a list above. */
function leadOf(
  text: string,
  lineStart: number,
  before: string,
  isEnd: boolean,
  alone: RegExpExecArray | null,
): string {
  if (isEnd && (/^\s*(?:- +)*[\w$-]+:$/.test(before) || /^\s*(?:- +)*-$/.test(before))) return ' ';
  if (!alone || !isEnd || alone[2] !== '') return '';
  const column = alone[1]?.length ?? 0;
  const above = text
    .slice(0, lineStart)
    .split('\n')
    .filter((line) => /^\s*[^\s#]/.test(line))
    .map((line) => ({ column: line.search(/\S/), isItem: /^\s*-(?:\s|$)/.test(line) }));
  const nearest = above.findLastIndex((line) => line.column <= column);
  const owner = above.findLast((line) => line.column <= column && !(line.column === column && line.isItem));
  const list = above[nearest];
  // If the dashes are at the column of their key, the line may be the next key.
  return list?.isItem && list.column === column && (owner?.column ?? -1) < column ? '- ' : '';
}
