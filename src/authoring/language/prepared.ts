import { MARK } from './tolerant.ts';

/** A text in which the cursor is marked, with what is missing at the cursor so that it can be parsed. */
export interface Prepared {
  readonly text: string;
  /** The line of the cursor, from 0. */
  readonly line: number;
  /** Whether what is typed stands alone on its line, so that it may be a key or a value. */
  readonly isAlone: boolean;
  /** What must be written before what is typed. */
  readonly lead: string;
  /** The offset in the text as it is, by that in the marked one. */
  readonly original: (offset: number) => number;
}

/** Something that is put into the text. */
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
    // A colon keeps the word from becoming one with the line below.
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

/** The quotes that a text lacks which is just being typed. */
function closing(before: string, after: string, offset: number): Put[] {
  const [, quote] = /(?:^|[\s[{,])(['"])(?:(?!\1).)*$/.exec(before) ?? [];
  if (quote === undefined || after.includes(quote)) return [];
  const [rest = ''] = /^[^\s,}\]]*/.exec(after) ?? [];
  return [{ at: offset + rest.length, words: quote }];
}

/** A blank behind a colon or a dash; a dash where the line stands at the dashes of a list above. */
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
  // Where the dashes stand at the column of their own key, the line may be the next key.
  return list?.isItem && list.column === column && (owner?.column ?? -1) < column ? '- ' : '';
}
