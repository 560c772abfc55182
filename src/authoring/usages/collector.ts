import { isMap, isPair, isScalar, isSeq, type Scalar } from 'yaml';
import {
  rangeWithin,
  writtenPath,
  type Path,
  type Source,
  type SourceText,
  type Stretch,
} from '../../compiler/read/source.ts';
import { thingKey, type Occurrence, type ThingKind } from './occurrence.ts';

/** A place where a name may be. */
export interface NamePlace {
  readonly source: Source;
  /** The path in the filled file. */
  readonly path: Path;
  /** Whether the name is the key at the path and not the value. */
  readonly key?: boolean;
  /** If the name is only a part of the text: a pattern whose first group matches it. */
  readonly inner?: RegExp;
  /** If the name is only a part of the text: its range. */
  readonly within?: Stretch;
  readonly declares?: boolean;
  /** How a template makes the name, if there is one. */
  readonly each?: { readonly list: string; readonly name: string };
}

/** Collects occurrences, and links names of the same thing, such as the fields of forms with a common schema. */
export class Collector {
  private readonly all = new Map<string, Occurrence>();
  private readonly linked = new Map<string, string>();

  /**
   * Adds a place with the name of a thing. Skips places whose value comes from another file, because the name is
   * written there.
   */
  add(
    kind: ThingKind,
    id: string,
    { source, path, key = false, inner, within, declares = false, each }: NamePlace,
  ): void {
    const written = source.written?.(path);
    const node = writtenAt(source, written?.path ?? path, key);
    if (!node?.range) return;
    const isMade = written?.item !== undefined && !namesItself(source, node, id);
    const part = within && rangeWithin(source, path, within);
    if (within && !part) return;
    const ranges = part ? [[part.start, part.end] as const] : rangesOf(source.text, node, isMade ? undefined : inner);
    for (const [start, end] of ranges) {
      const { line, column, excerpt } = source.lines.locate(start);
      const occurrence = {
        kind,
        id,
        file: source.file,
        start,
        end,
        line,
        column,
        excerpt,
        declares,
        path: path.join('.'),
        unquoted: node.type === 'PLAIN',
        whole: inner === undefined && within === undefined,
        ...(isMade && { made: { item: written.item ?? '', ...each } }),
      };
      this.all.set(`${thingKey(occurrence)} ${source.file} ${start}`, occurrence);
    }
  }

  /** Adds a range of a text that is not YAML, such as a cell of a CSV file. */
  addText(kind: ThingKind, id: string, { file, lines }: SourceText, { start, end }: Stretch): void {
    const place = { ...lines.locate(start), start, end, declares: false, path: '', unquoted: true, whole: false };
    this.all.set(`${kind}:${id} ${file} ${start}`, { kind, id, file, ...place });
  }

  /** Adds a file whose own name declares a thing. */
  addFile(kind: ThingKind, id: string, file: string): void {
    const place = { start: 0, end: 0, line: 1, column: 1, excerpt: '', path: '', unquoted: false, whole: true };
    this.all.set(`${kind}:${id} ${file} file`, { kind, id, file, declares: true, ...place });
  }

  /** Links two names of the same thing, so that renaming one renames the other. */
  link(kind: ThingKind, one: string, other: string): void {
    const [a, b] = [this.root(thingKey({ kind, id: one })), this.root(thingKey({ kind, id: other }))];
    if (a !== b) this.linked.set(a, b);
  }

  /** The occurrences by thing, declarations first. Linked names are one thing. */
  things(): Map<string, Occurrence[]> {
    const things = new Map<string, Occurrence[]>();
    for (const occurrence of this.all.values()) {
      const key = this.root(thingKey(occurrence));
      things.set(key, [...(things.get(key) ?? []), occurrence]);
    }
    return new Map([...things].map(([key, occurrences]) => [key, occurrences.sort(compareOccurrences)]));
  }

  private root(key: string): string {
    let root = key;
    for (let next = this.linked.get(root); next !== undefined; next = this.linked.get(root)) root = next;
    return root;
  }
}

/** Whether a text contains the last part of a name literally. */
const namesItself = ({ text }: Source, { range }: Scalar, id: string): boolean =>
  text.slice(range?.[0], range?.[1]).includes(id.slice(id.indexOf('.') + 1));

const compareOccurrences = (a: Occurrence, b: Occurrence): number =>
  Number(b.declares) - Number(a.declares) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start);

/** The node at a path of a file's text, as a value or a key; undefined if it comes from another file. */
function writtenAt(source: Source, path: Path, key: boolean): Scalar | undefined {
  let node: unknown = source.doc().contents;
  for (const [depth, step] of path.entries()) {
    if (isSeq(node)) node = node.items[Number(step)];
    else if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
      );
      node = key && depth === path.length - 1 ? pair?.key : pair?.value;
    } else return undefined;
  }
  return isScalar(node) ? node : undefined;
}

/** The text at a path of the file itself. */
export function textAt(source: Source, path: Path): string | undefined {
  const value = writtenAt(source, writtenPath(source, path), false)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The offsets of the name in the file: the whole text without quotes, or the matches of the pattern. */
function rangesOf(text: string, node: Scalar, inner: RegExp | undefined): [number, number][] {
  const [from, to] = node.range ?? [0, 0, 0];
  const quoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE' ? 1 : 0;
  const [start, end] = [from + quoted, to - quoted];
  if (!inner) return [[start, end]];
  const pattern = new RegExp(inner.source, [...new Set(`${inner.flags}dg`)].join(''));
  return [...text.slice(start, end).matchAll(pattern)].flatMap((match) => {
    const found = match.indices?.[1];
    return found ? [[start + found[0], start + found[1]] as [number, number]] : [];
  });
}
