import type { CST } from 'yaml';

export type Token = CST.Token;
export type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** An entry of a map or list as the parser found it: what stands before it, its key, its colon, its value. */
export interface Item {
  readonly start: readonly CST.SourceToken[];
  readonly key?: Token | null;
  readonly sep?: readonly CST.SourceToken[];
  readonly value?: Token;
}

/** A change of a text: what stands from `start` to `end` gives way to `text`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Makes changes that do not overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const ordered = [...splices].sort((a, b) => a.start - b.start || a.end - b.end);
  let at = 0;
  let made = '';
  for (const { start, end, text: by } of ordered) {
    made += text.slice(at, start) + by;
    at = end;
  }
  return made + text.slice(at);
}

const filler = new Set(['space', 'newline', 'comment', 'comma']);
const words = (tokens: readonly CST.SourceToken[] = []): CST.SourceToken[] =>
  tokens.filter(({ type }) => !filler.has(type));
const endOfWord = (token: CST.SourceToken | undefined): number | undefined =>
  token && token.offset + token.source.length;

export const isCollection = (token: Token | undefined): token is Collection =>
  token?.type === 'block-map' || token?.type === 'block-seq' || token?.type === 'flow-collection';

export const isFlow = (token: Token | undefined): token is CST.FlowCollection => token?.type === 'flow-collection';

/** The entries of a map or list, without what the parser keeps there for a comment or comma at the end. */
export function itemsOf(token: Collection): Item[] {
  const items = token.items as readonly Item[];
  if (token.type === 'block-seq') return items.filter(({ start }) => start.some(({ type }) => type === 'seq-item-ind'));
  return items.filter(({ start, key, sep, value }) => key || value || sep?.length || words(start).length > 0);
}

/** Where an entry begins: at its dash, its key, its anchor, or its value. */
export const startOfItem = ({ start, key, sep, value }: Item): number =>
  words(start)[0]?.offset ?? (key ?? sep?.[0] ?? value)?.offset ?? 0;

/** Where the value of an entry ends; without a value, where its colon or dash does. */
export const endOfItem = (item: Item, text: string): number =>
  item.value ? endOf(item.value, text) : (endBeforeValue(item, text) ?? startOfItem(item));

/** Where that ends which stands before a value: a dash, a colon, an anchor. Undefined for a bare value in brackets. */
export function endBeforeValue({ start, key, sep }: Item, text: string): number | undefined {
  return endOfWord(words(sep).at(-1)) ?? (key ? endOf(key, text) : endOfWord(words(start).at(-1)));
}

/** Where a value ends, without the comments and line ends behind it. */
export function endOf(token: Token, text: string): number {
  if (isFlow(token)) return endOfWord(token.end[0]) ?? token.offset;
  if (isCollection(token)) {
    const last = itemsOf(token).at(-1);
    return last ? endOfItem(last, text) : token.offset;
  }
  if (token.type === 'block-scalar') return endOfBlockScalar(token, text);
  return token.offset + ('source' in token ? token.source.length : 0);
}

/** Where the lines of a block text begin. */
export const contentOf = ({ props, offset }: CST.BlockScalar): number => {
  const last = props.at(-1);
  return last && 'source' in last ? last.offset + last.source.length : offset;
};

/** The header of a block text: `>-`, `|`, `>2+`. */
export function headerOf({ props }: CST.BlockScalar): string {
  const header = props.find(({ type }) => type === 'block-scalar-header');
  return header && 'source' in header ? header.source : '';
}

function endOfBlockScalar(token: CST.BlockScalar, text: string): number {
  const written = text.slice(token.offset, contentOf(token) + token.source.length);
  // With a plus, blank lines at the end belong to the text.
  const kept = headerOf(token).includes('+') ? written.replace(/\r?\n$/, '') : written.replace(/(?:\r?\n[ \t]*)+$/, '');
  return token.offset + kept.length;
}

export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);
