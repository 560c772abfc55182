import { isMap, isSeq, type Node } from 'yaml';
import { habitsOf } from './habits.ts';
import { keysOf, type Parsed, type PlacedNode } from './parsed.ts';
import { columnOf, headerOf, isFlow, startOfItem, type Splice } from './tokens.ts';
import { nodes, valuesOf, type WriteContext, type YamlText } from './write.ts';

/** How many neighbours on each side determine the style of an item. */
const nearby = 3;

/** The context of a value, for writing another one in its place. */
export function writeContext(whole: Parsed, located: PlacedNode): WriteContext {
  const habits = habitsOf(whole);
  const { standing } = located;
  if (!standing) return { habits, inFlow: false, column: undefined, isItem: false, start: 0, likes: [] };
  const { around, index, item } = standing;
  return {
    habits,
    inFlow: located.inFlow,
    column: columnOf(whole.text, startOfItem(item)),
    isItem: isSeq(around.node),
    start: columnOf(whole.text, located.from) + 1,
    likes: likesAt(around, index, isMap(around.node) ? keyAt(around, index) : undefined),
  };
}

const keyAt = (around: PlacedNode, index: number): string | undefined =>
  isMap(around.node) ? keysOf(around.node)[index] : undefined;

/**
 * Values whose style applies at an index of a map or list: its neighbours. For a key of a map, the values of the same
 * key in neighbouring maps, or else the other values of the map. `isNew`: the index is still free.
 */
export function likesAt(around: PlacedNode, index: number, key: string | undefined, isNew = false): Node[] {
  const own = neighbours(around, index, isNew);
  if (key === undefined || !around.standing) return own;
  const same = valuesOf(neighbours(around.standing.around, around.standing.index, false), key);
  return same.length > 0 ? same : own;
}

function neighbours({ node }: PlacedNode, index: number, isNew: boolean): Node[] {
  if (!isMap(node) && !isSeq(node)) return [];
  const items: readonly unknown[] = isMap(node) ? node.items.map(({ value }) => value) : node.items;
  // All values of a map, because they differ. In a list, the nearest ones.
  const [from, to] = isMap(node) ? [0, items.length] : [Math.max(0, index - nearby), index + nearby + 1];
  return nodes([...items.slice(from, index), ...items.slice(isNew ? index : index + 1, to)]);
}

/**
 * Replaces a whole value. A comment on the line of its key or dash stays. Comments inside the value are removed with
 * it.
 */
export function placed(located: PlacedNode, value: YamlText): Splice {
  const { text, from, token, standing } = located;
  if (!standing && !token) return atEnd(text, inlineOf(value));
  if (located.inFlow || !standing || isBelowComment(located)) {
    const start = token?.offset ?? from;
    return { start, end: wholeEnd(located), text: (token ? '' : ' ') + inlineOf(value) };
  }
  const comment = commentOf(located);
  const staysBehind = value.kind === 'inline' && comment.start >= located.end;
  const end = staysBehind ? wholeEnd(located) : Math.max(wholeEnd(located), comment.start + comment.text.length);
  const behind = staysBehind ? '' : comment.text;
  if (value.kind === 'inline') return { start: from, end, text: ` ${value.text}${behind}` };
  if (value.kind === 'text') return { start: from, end, text: ` ${value.header}${behind}\n${value.text}` };
  const onDash = text[from - 1] === '-' && isSeq(standing.around.node) && behind === '';
  return { start: from, end, text: onDash ? ` ${value.text}` : `${behind}\n${' '.repeat(value.column)}${value.text}` };
}

const inlineOf = (value: YamlText): string => (value.kind === 'text' ? `${value.header}\n${value.text}` : value.text);

/** Appends to a text without data. */
const atEnd = (text: string, value: string): Splice => ({
  start: text.length,
  end: text.length,
  text: `${text === '' || text.endsWith('\n') ? '' : '\n'}${value}\n`,
});

/** Whether an inline value, such as `[]`, is below a comment line. It then stays there. */
export function isBelowComment({ text, from, token, collection }: PlacedNode): boolean {
  if (!token || (collection && !isFlow(token))) return false;
  const [, ...lines] = text.slice(from, token.offset).split('\n');
  return lines.some((line) => line.trimStart().startsWith('#'));
}

/** The end of a value, including the comments inside it and after its last line. */
const wholeEnd = (located: PlacedNode): number =>
  located.collection && !isFlow(located.token) ? (located.spans.at(-1)?.end ?? located.end) : located.end;

/** The comment on the line of the key or dash of a value, with the spaces before it. */
function commentOf({ text, from, token, end, collection }: PlacedNode): {
  readonly text: string;
  readonly start: number;
} {
  const isBelow = token !== undefined && text.slice(from, token.offset).includes('\n');
  if (collection && !isFlow(token) && !isBelow) return { text: '', start: from };
  const start = isBelow ? from : token?.type === 'block-scalar' ? token.offset + headerOf(token).length : end;
  const [found = ''] = /^[ \t]+#[^\n]*/.exec(text.slice(start, endOfLine(text, start))) ?? [];
  return { text: found.trimEnd(), start };
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}
