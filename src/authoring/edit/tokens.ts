import type { CST } from 'yaml';

export type Token = CST.Token;
export type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** An entry of a map or list as the parser returns it: the tokens before it, its key, its colon, its value. */
export interface Item {
  readonly start: readonly CST.SourceToken[];
  readonly key?: Token | null;
  readonly sep?: readonly CST.SourceToken[];
  readonly value?: Token;
}

/** A change of a text: replaces the range from `start` to `end` by `text`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies changes that do not overlap. */
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
const meaningfulTokens = (tokens: readonly CST.SourceToken[] = []): CST.SourceToken[] =>
  tokens.filter(({ type }) => !filler.has(type));
const sourceTokenEnd = (token: CST.SourceToken | undefined): number | undefined =>
  token && token.offset + token.source.length;

export const isCollection = (token: Token | undefined): token is Collection =>
  token?.type === 'block-map' || token?.type === 'block-seq' || token?.type === 'flow-collection';

export const isFlow = (token: Token | undefined): token is CST.FlowCollection => token?.type === 'flow-collection';

/** The entries of a map or list, without the parser's empty entry for a comment or comma at the end. */
export function itemTokens(token: Collection): Item[] {
  const items = token.items as readonly Item[];
  if (token.type === 'block-seq') return items.filter(({ start }) => start.some(({ type }) => type === 'seq-item-ind'));
  return items.filter(
    ({ start, key, sep, value }) => key || value || sep?.length || meaningfulTokens(start).length > 0,
  );
}

/** The start of an entry: its dash, key, anchor or value. */
export const startOfItem = ({ start, key, sep, value }: Item): number =>
  meaningfulTokens(start)[0]?.offset ?? (key ?? sep?.[0] ?? value)?.offset ?? 0;

/** The end of the value of an entry; without a value, of its colon or dash. */
export const endOfItem = (item: Item, text: string): number =>
  item.value ? tokenEnd(item.value, text) : (endBeforeValue(item, text) ?? startOfItem(item));

/** The end of the dash, colon or anchor before a value. Undefined for a bare value in brackets. */
export function endBeforeValue({ start, key, sep }: Item, text: string): number | undefined {
  return (
    sourceTokenEnd(meaningfulTokens(sep).at(-1)) ??
    (key ? tokenEnd(key, text) : sourceTokenEnd(meaningfulTokens(start).at(-1)))
  );
}

/** The end of a value, without the comments and line ends after it. */
export function tokenEnd(token: Token, text: string): number {
  if (isFlow(token)) return sourceTokenEnd(token.end[0]) ?? token.offset;
  if (isCollection(token)) {
    const last = itemTokens(token).at(-1);
    return last ? endOfItem(last, text) : token.offset;
  }
  if (token.type === 'block-scalar') return endOfBlockScalar(token, text);
  return token.offset + ('source' in token ? token.source.length : 0);
}

/** The start of the lines of a block text. */
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
