import { isMap, isPair, isScalar, isSeq, type Document, type Node, type Pair } from 'yaml';
import type { Place } from '../../problems/problem.ts';
import type { Lines } from './lines.ts';

export const kinds = ['site', 'page', 'form', 'wizard', 'list', 'catalog', 'constants'] as const;
export type Kind = (typeof kinds)[number];

/** A config file that was read and parsed, with what it takes to find any key or value again. */
export interface Source {
  /** Path from the project's root, with forward slashes: config/forms/claim-lookup.yaml. */
  readonly file: string;
  readonly kind: Kind;
  /** File name without ending. */
  readonly id: string;
  readonly text: string;
  /** The document with the position of each part; read when it is first asked for. */
  readonly doc: () => Document;
  readonly lines: Lines;
  readonly data: unknown;
  /** Where another file gives what stands at a path, by `$ref` or `$constant`; of files that take something from others. */
  readonly elsewhere?: (path: Path, part: 'key' | 'value') => Place | undefined;
}

/** Path from a file's root to a key or value. */
export type Path = readonly (string | number)[];

/**
 * Place of the value at `path`, or of its key with `part: 'key'`.
 * A path that does not exist gives its nearest existing ancestor's key, so that a missing key still has a place.
 */
export function placeOf(source: Source, path: Path, part: 'key' | 'value' = 'value'): Place {
  const place = ownPlace(source, path, part);
  const origin = source.elsewhere?.(path, part);
  return origin ? { ...place, origin } : place;
}

function ownPlace(source: Source, path: Path, part: 'key' | 'value'): Place {
  let node: Node | null = source.doc().contents;
  let key: Node | null = null;
  for (const [depth, step] of path.entries()) {
    const found = child(node, step);
    if (!found) return placeOfNode(source, node ? firstSpot(node, key) : key);
    const last = depth === path.length - 1;
    if (last && part === 'key' && found.key) return placeOfNode(source, found.key);
    key = found.key;
    node = found.value;
  }
  if (isMap(node) || isSeq(node))
    return placeOfNode(source, part === 'value' && node.flow === true ? node : firstSpot(node, key));
  return placeOfNode(source, hasText(node) ? node : (key ?? node));
}

/** A map or list in block style is marked at its key, for its whole text is too long to underline. */
function firstSpot(node: Node, key: Node | null): Node {
  return key ?? (isMap(node) ? ((node.items[0]?.key as Node | null | undefined) ?? node) : node);
}

/** Whether a value is written at all: that of `title:` is not, so its key is marked. */
const hasText = (node: Node | null): boolean =>
  node?.range !== undefined && node.range !== null && node.range[1] > node.range[0];

/** Place of some words inside the text at `path`; of the whole text when they do not stand there as they are. */
export function placeInside(source: Source, path: Path, words: string): Place {
  const node = source.doc().getIn(path, true) as Node | undefined;
  const [start = 0, end = 0] = node?.range ?? [];
  const at = source.text.slice(start, end).indexOf(words);
  return at === -1 ? placeOf(source, path) : placeOfRange(source, start + at, start + at + words.length);
}

function child(node: Node | null, step: string | number): { key: Node | null; value: Node | null } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? undefined : { key: null, value: asNode(item) };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isPair(item) && keyText(item) === String(step));
  return pair && { key: pair.key as Node, value: asNode(pair.value) };
}

const keyText = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : String(pair.key));
const asNode = (value: unknown): Node | null =>
  value && typeof value === 'object' && 'range' in value ? (value as Node) : null;

function placeOfNode(source: Source, node: Node | null): Place {
  const range = node?.range;
  return placeOfRange(source, range?.[0] ?? 0, range?.[1] ?? 1);
}

/** Place of a stretch of the file's text; marks no further than the end of its first line. */
export function placeOfRange({ file, lines }: Pick<Source, 'file' | 'lines'>, start: number, end: number): Place {
  const { line, column, excerpt } = lines.spot(start);
  return { file, line, column, length: Math.max(1, Math.min(end - start, excerpt.length - (column - 1))), excerpt };
}
