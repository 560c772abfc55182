import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { perText } from '../../shared/memo.ts';
import type { Path } from '../../compiler/read/source.ts';
import { EditError } from './edit-error.ts';
import { Layout } from './layout.ts';
import { spansOf, type Span } from './spans.ts';
import {
  endBeforeValue,
  tokenEnd,
  isCollection,
  isFlow,
  itemTokens,
  type Collection,
  type Item,
  type Token,
} from './tokens.ts';

/** A parsed YAML text. */
export interface Parsed {
  readonly text: string;
  readonly doc: Document;
  readonly data: unknown;
  readonly root: PlacedNode;
}

/**
 * Parses a text. Throws an EditError if it is not valid YAML. Cached, because the result of one edit is usually the
 * start of the next.
 */
export const parsed = perText(8, parse);

function parse(text: string): Parsed {
  const doc = parseDocument(text, { keepSourceTokens: true, logLevel: 'silent' });
  const [error] = doc.errors;
  if (error) throw new EditError(`The text is not valid YAML, so it cannot be edited. ${error.message.split('\n')[0]}`);
  return { text, doc, data: documentData(doc), root: new PlacedNode(text, doc.contents, doc.contents?.srcToken) };
}

/** The data of a document. Throws an EditError if an alias has no anchor. */
export function documentData(doc: Document): unknown {
  try {
    return doc.toJS({ maxAliasCount: -1 }) as unknown;
  } catch (error) {
    throw new EditError(`An alias in the text has no anchor: ${(error as Error).message}`);
  }
}

/** The position of an entry in its map or list. */
interface EntryPosition {
  readonly around: PlacedNode;
  readonly index: number;
  readonly item: Item;
}

/** A value with its position in the text. */
export class PlacedNode {
  private cut: readonly Span[] | undefined;
  private parts: readonly Item[] | undefined;

  constructor(
    readonly text: string,
    readonly node: Node | null,
    readonly token: Token | undefined,
    readonly standing?: EntryPosition,
  ) {}

  /** The map or list token; undefined if it is empty, a scalar or an alias. */
  get collection(): Collection | undefined {
    return isCollection(this.token) && this.items.length > 0 ? this.token : undefined;
  }

  private get items(): readonly Item[] {
    return (this.parts ??= isCollection(this.token) ? itemTokens(this.token) : []);
  }

  /** Whether it is inside brackets or braces. */
  get inFlow(): boolean {
    return this.standing !== undefined && isFlow(this.standing.around.token);
  }

  /** The end of the dash, colon or anchor before it; at the root, the start of the document. */
  get from(): number {
    if (this.standing) return endBeforeValue(this.standing.item, this.text) ?? this.token?.offset ?? 0;
    const before = this.text.slice(0, this.token?.offset ?? 0);
    const mark = /^---.*$/gm.exec(before);
    return mark ? Math.min(mark.index + mark[0].length + 1, before.length) : 0;
  }

  /** Its end, without comments after it. */
  get end(): number {
    return this.token ? tokenEnd(this.token, this.text) : this.from;
  }

  private get limit(): number {
    return this.standing ? this.standing.around.spans[this.standing.index]!.end : this.text.length;
  }

  private get after(): 'dash' | 'colon' | 'document' {
    if (!this.standing) return 'document';
    return this.text[this.from - 1] === '-' && isSeq(this.standing.around.node) ? 'dash' : 'colon';
  }

  get spans(): readonly Span[] {
    const { token } = this;
    if (!isCollection(token)) return [];
    return (this.cut ??= spansOf(this.text, token, {
      from: isFlow(token) ? 0 : this.from,
      limit: isFlow(token) ? 0 : this.limit,
      after: isFlow(token) ? 'colon' : this.after,
    }));
  }

  /** Its entries and the gaps between them. */
  get layout(): Layout {
    const { token, text, spans } = this;
    return isFlow(token)
      ? Layout.ofFlow(text, spans, token.offset, token.end[0]?.offset ?? token.offset)
      : Layout.ofBlock(text, spans, this.from);
  }

  /** The number of its entries. */
  get size(): number {
    return isMap(this.node) || isSeq(this.node) ? this.node.items.length : 0;
  }

  /** The index of a key or item; -1 if there is none. */
  indexOf(step: string | number): number {
    if (isSeq(this.node)) return this.node.items[Number(step)] === undefined ? -1 : Number(step);
    return isMap(this.node) ? keysOf(this.node).indexOf(String(step)) : -1;
  }

  /** The value of the entry at an index. */
  child(index: number): PlacedNode {
    const item = this.items[index];
    const node = isMap(this.node) ? this.node.items[index]?.value : (this.node as YAMLSeq).items[index];
    if (!item) throw new EditError('This is written in a way that cannot be edited. Change the text itself.');
    return new PlacedNode(this.text, node as Node | null, item.value, { around: this, index, item });
  }
}

export const keysOf = (map: YAMLMap): string[] =>
  map.items.map(({ key }) => (isScalar(key) ? String(key.value) : String(key)));

export const dottedPath = (path: Path): string => path.join('.');

/** The existing part of a path: its last value, and the number of steps to it. */
export interface PathMatch {
  readonly located: PlacedNode;
  readonly depth: number;
}

/**
 * Follows a path as far as it exists. With `shared`, also through aliases. Throws an EditError at an alias that must
 * not be followed.
 */
export function followPath(whole: Parsed, path: Path, shared = false): PathMatch {
  let { root: located } = whole;
  for (const [depth, step] of path.entries()) {
    located = resolved(whole, located, path.slice(0, depth), shared);
    const index = located.indexOf(step);
    if (index < 0) return { located, depth };
    located = located.child(index);
  }
  return { located, depth: path.length };
}

/** The value at a path. Throws an EditError if there is none. */
export function nodeAt(whole: Parsed, path: Path, shared = false): PlacedNode {
  const { located, depth } = followPath(whole, path, shared);
  if (depth < path.length) throw new EditError(`There is no "${dottedPath(path.slice(0, depth + 1))}" in the text.`);
  return located;
}

/** The anchored value of an alias. */
export function resolved(whole: Parsed, located: PlacedNode, path: Path, shared: boolean): PlacedNode {
  if (!isAlias(located.node)) return located;
  const { source } = located.node;
  if (!shared)
    throw new EditError(
      `"${dottedPath(path)}" repeats what is called &${source} elsewhere in the file. Change it there, for all places at once.`,
    );
  const target = pathTo(whole.root, located.node.resolve(whole.doc));
  if (!target) throw new EditError(`Nothing in the text is called &${source}.`);
  return target;
}

function pathTo(located: PlacedNode, node: Node | undefined): PlacedNode | undefined {
  if (located.node === node) return located;
  for (let index = 0; index < located.size; index++) {
    const found = pathTo(located.child(index), node);
    if (found) return found;
  }
  return undefined;
}
