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
  endOf,
  isCollection,
  isFlow,
  itemsOf,
  type Collection,
  type Item,
  type Token,
} from './tokens.ts';

/** A text and what it says. */
export interface Parsed {
  readonly text: string;
  readonly doc: Document;
  readonly data: unknown;
  readonly root: Spot;
}

/**
 * Parses a text. Throws an EditError when it is no sound YAML. The result of one edit is mostly the start of the next.
 */
export const parsed = perText(8, parse);

function parse(text: string): Parsed {
  const doc = parseDocument(text, { keepSourceTokens: true, logLevel: 'silent' });
  const [error] = doc.errors;
  if (error) throw new EditError(`The text is no sound YAML, so it cannot be edited. ${error.message.split('\n')[0]}`);
  return { text, doc, data: dataOf(doc), root: new Spot(text, doc.contents, doc.contents?.srcToken) };
}

function dataOf(doc: Document): unknown {
  try {
    return doc.toJS({ maxAliasCount: -1 }) as unknown;
  } catch (error) {
    throw new EditError(`An alias of the text leads nowhere: ${(error as Error).message}`);
  }
}

/** Where an entry stands among the others of its map or list. */
interface Standing {
  readonly around: Spot;
  readonly index: number;
  readonly item: Item;
}

/** A value where it stands. */
export class Spot {
  private cut: readonly Span[] | undefined;
  private parts: readonly Item[] | undefined;

  constructor(
    readonly text: string,
    readonly node: Node | null,
    readonly token: Token | undefined,
    readonly standing?: Standing,
  ) {}

  /** The map or list that it is, unless it is empty, a scalar or an alias. */
  get collection(): Collection | undefined {
    return isCollection(this.token) && this.items.length > 0 ? this.token : undefined;
  }

  private get items(): readonly Item[] {
    return (this.parts ??= isCollection(this.token) ? itemsOf(this.token) : []);
  }

  /** Whether it stands between brackets or braces. */
  get inFlow(): boolean {
    return this.standing !== undefined && isFlow(this.standing.around.token);
  }

  /** Where the dash, colon or anchor before it ends; at the top, where the document begins. */
  get from(): number {
    if (this.standing) return endBeforeValue(this.standing.item, this.text) ?? this.token?.offset ?? 0;
    const before = this.text.slice(0, this.token?.offset ?? 0);
    const mark = /^---.*$/gm.exec(before);
    return mark ? Math.min(mark.index + mark[0].length + 1, before.length) : 0;
  }

  /** Where it ends, without comments behind it. */
  get end(): number {
    return this.token ? endOf(this.token, this.text) : this.from;
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

  /** How many entries it has. */
  get size(): number {
    return isMap(this.node) || isSeq(this.node) ? this.node.items.length : 0;
  }

  /** The index of a key or item; -1 where there is none. */
  indexOf(step: string | number): number {
    if (isSeq(this.node)) return this.node.items[Number(step)] === undefined ? -1 : Number(step);
    return isMap(this.node) ? keysOf(this.node).indexOf(String(step)) : -1;
  }

  /** The value of the entry at an index. */
  child(index: number): Spot {
    const item = this.items[index];
    const node = isMap(this.node) ? this.node.items[index]?.value : (this.node as YAMLSeq).items[index];
    if (!item) throw new EditError('This is written in a way that cannot be edited. Change the text itself.');
    return new Spot(this.text, node as Node | null, item.value, { around: this, index, item });
  }
}

export const keysOf = (map: YAMLMap): string[] =>
  map.items.map(({ key }) => (isScalar(key) ? String(key.value) : String(key)));

export const nameOf = (path: Path): string => path.join('.');

/** As much of a path as there is: the last value on it, and how many steps lead there. */
export interface Found {
  readonly spot: Spot;
  readonly depth: number;
}

/**
 * Follows a path as far as it leads. With `shared`, through aliases to what they repeat.
 * Throws an EditError at an alias that is not to be followed.
 */
export function follow(whole: Parsed, path: Path, shared = false): Found {
  let { root: spot } = whole;
  for (const [depth, step] of path.entries()) {
    spot = resolved(whole, spot, path.slice(0, depth), shared);
    const index = spot.indexOf(step);
    if (index < 0) return { spot, depth };
    spot = spot.child(index);
  }
  return { spot, depth: path.length };
}

/** The value at a path. Throws an EditError when there is none. */
export function find(whole: Parsed, path: Path, shared = false): Spot {
  const { spot, depth } = follow(whole, path, shared);
  if (depth < path.length) throw new EditError(`There is no "${nameOf(path.slice(0, depth + 1))}" in the text.`);
  return spot;
}

/** What an alias repeats, where that is written. */
export function resolved(whole: Parsed, spot: Spot, path: Path, shared: boolean): Spot {
  if (!isAlias(spot.node)) return spot;
  const { source } = spot.node;
  if (!shared)
    throw new EditError(
      `"${nameOf(path)}" repeats what is called &${source} elsewhere in the file. Change it there, for all places at once.`,
    );
  const target = pathTo(whole.root, spot.node.resolve(whole.doc));
  if (!target) throw new EditError(`Nothing in the text is called &${source}.`);
  return target;
}

function pathTo(spot: Spot, node: Node | undefined): Spot | undefined {
  if (spot.node === node) return spot;
  for (let index = 0; index < spot.size; index++) {
    const found = pathTo(spot.child(index), node);
    if (found) return found;
  }
  return undefined;
}
