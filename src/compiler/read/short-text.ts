import { isAlias, isMap, isNode, isSeq, visit, type Document, type Node } from 'yaml';
import { inner, knownRuns, linesAfter, type Rows } from './rows.ts';
import type { Path } from './source.ts';

/** A shorter text is parsed as a whole. */
export const shortest = 8000;

/** A gap in a list: the omitted rows after its item `after`, counted without the omitted ones. */
interface Gap {
  readonly path: Path;
  readonly after: number;
  readonly rows: Rows;
}

/**
 * A text without most of its rows: the rest can be parsed much faster, with the same result. `kept`: a stretch of the
 * whole text that stays, with the rows around it.
 */
export class ShortText {
  readonly text: string;
  private readonly holes: readonly Rows[];

  private constructor(
    private readonly whole: string,
    kept: { readonly start: number; readonly end: number } | undefined,
  ) {
    this.holes = knownRuns(whole).flatMap((run) => {
      if (!kept || kept.end < run.start || kept.start > run.end) return inner(whole, run);
      const start = Math.max(run.start, whole.lastIndexOf('\n', kept.start - 1) + 1);
      const end = Math.min(run.end, kept.end);
      return [...inner(whole, { start: run.start, end: start }), ...inner(whole, { start: end, end: run.end })];
    });
    let at = 0;
    this.text = [...this.holes.map(({ start, end }) => [start, end] as const), [whole.length, 0] as const]
      .map(([start, end]) => {
        const piece = whole.slice(at, start);
        at = end;
        return piece;
      })
      .join('');
  }

  /** Undefined if a text is not long, or has no rows to omit. */
  static of(whole: string, kept?: { readonly start: number; readonly end: number }): ShortText | undefined {
    if (whole.length < shortest) return undefined;
    const short = new ShortText(whole, kept);
    return short.holes.length > 0 ? short : undefined;
  }

  /** The offset in the whole text for one in this text. */
  toWhole(offset: number): number {
    return offset + this.leftOutBefore(offset);
  }

  private leftOutBefore(offset: number): number {
    let left = 0;
    for (const { start, end } of this.holes) if (start - left <= offset) left += end - start;
    return left;
  }

  /** The offset in this text for one in the whole text that is not omitted. */
  fromWhole(offset: number): number {
    return offset - this.holes.reduce((left, { start, end }) => left + (start < offset ? end - start : 0), 0);
  }

  /** Whether a stretch of this text is unchanged in the whole text. */
  isWhole(start: number, end: number): boolean {
    return this.leftOutBefore(start - 1) === this.leftOutBefore(end);
  }

  /** Whether something that is omitted matches. */
  leavesOut(pattern: RegExp): boolean {
    return this.holes.some(({ start, end }) => pattern.test(this.whole.slice(start, end)));
  }

  /**
   * The gaps in the lists of a document, which is that of this text. Undefined if they may be part of something else,
   * or if parts of the document repeat others.
   */
  gapsIn(doc: Document): Gaps | undefined {
    if (repeats(doc)) return undefined;
    const gaps = this.holes.map((rows): Gap | undefined => {
      const at = this.fromWhole(rows.start);
      const before = itemAt(doc, this.text.lastIndexOf('\n', at - 2) + 1, at);
      const behind = itemAt(doc, at, this.text.indexOf('\n', at) + 1);
      if (!before || !behind || before.list !== behind.list || behind.index !== before.index + 1) return undefined;
      return { path: before.path, after: before.index, rows };
    });
    return gaps.every((gap) => gap !== undefined) ? new Gaps(this.whole, gaps) : undefined;
  }
}

/** The gaps in the lists of a document. */
export class Gaps {
  constructor(
    private readonly whole: string,
    private readonly all: readonly Gap[],
  ) {}

  /** Whether rows are omitted from the part at a path. */
  areWithin(path: Path): boolean {
    return this.all.some((gap) => path.every((step, at) => step === gap.path[at]));
  }

  /** The index in the whole list for an item of the list at a path. */
  toWhole(path: Path, index: number): number {
    return this.of(path).reduce((sum, { after, rows }) => sum + (after < index ? rows.count : 0), index);
  }

  /** The path in the short text for one in the whole text; or the row that it needs and that is omitted. */
  fromWhole(path: Path): { readonly path: Path } | { readonly row: Pick<Rows, 'start' | 'end'> } {
    const mapped: (string | number)[] = [];
    for (const step of path) {
      let left = 0;
      for (const { after, rows } of typeof step === 'number' ? this.of(mapped) : []) {
        const inside = (step as number) - left - after - 1;
        if (inside < 0) break;
        if (inside < rows.count) {
          const start = linesAfter(this.whole, rows.start, inside, rows.end);
          return { row: { start, end: linesAfter(this.whole, start, 1, rows.end) } };
        }
        left += rows.count;
      }
      mapped.push(typeof step === 'number' ? step - left : step);
    }
    return { path: mapped };
  }

  private of(path: Path): readonly Gap[] {
    return this.all.filter((gap) => gap.path.length === path.length && gap.path.every((step, at) => step === path[at]));
  }
}

/** A long text parsed without most of its rows, and the path in it for a path of the whole text. */
export interface ShortAt<Parsed> {
  readonly short: ShortText;
  readonly parsed: Parsed;
  readonly path: Path;
  /** Whether rows are omitted from the part there. */
  readonly isPart: boolean;
}

/** As much of a long text as the part at a path needs. Undefined if the whole text has to be parsed. */
export function shortAt<Parsed extends { readonly doc: Document }>(
  whole: string,
  path: Path,
  parse: (text: string) => Parsed | undefined,
): ShortAt<Parsed> | undefined {
  let short = ShortText.of(whole);
  // At the second try, the row that the path needs stays.
  for (let tries = 0; short && tries < 2; tries++) {
    const parsed = parse(short.text);
    const gaps = parsed && short.gapsIn(parsed.doc);
    const there = gaps?.fromWhole(path);
    if (!there) return undefined;
    if ('path' in there) return { short, parsed: parsed!, path: there.path, isPart: gaps!.areWithin(path) };
    short = ShortText.of(whole, there.row);
  }
  return undefined;
}

function repeats(doc: Document): boolean {
  let found = false;
  visit(doc, {
    Node: (_, node) => {
      found ||= isAlias(node) || (node as { anchor?: string }).anchor !== undefined;
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

interface ItemAt {
  readonly list: Node;
  readonly path: Path;
  readonly index: number;
}

/** The item of a block list that begins between two offsets, which are those of a line. */
export function itemAt(doc: Document, from: number, to: number): ItemAt | undefined {
  let node: Node | null = doc.contents;
  const path: (string | number)[] = [];
  while (node) {
    if (isSeq(node)) {
      const index = lastBefore(node.items, to);
      const item = node.items[index];
      if (!isNode(item)) return undefined;
      if (item.range![0] >= from) return node.flow === true ? undefined : { list: node, path, index };
      path.push(index);
      node = item;
    } else if (isMap(node)) {
      const values: unknown[] = node.items.map(({ value }) => value);
      const index = lastBefore(values, to);
      const value = values[index];
      if (!isNode(value)) return undefined;
      path.push(String(node.items[index]!.key));
      node = value;
    } else return undefined;
  }
  return undefined;
}

/** The last of some nodes that begins before an offset. */
const lastBefore = (nodes: readonly unknown[], offset: number): number =>
  nodes.findLastIndex(
    (node) => isNode(node) && node.range !== undefined && node.range !== null && node.range[0] < offset,
  );
