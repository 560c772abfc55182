import { isMap, isPair, isScalar, isSeq, type Document, type Node, type Pair } from 'yaml';
import type { Place } from '../../shared/problems/problem.ts';
import type { DecisionTable } from '../../shared/plan/table.ts';
import type { Offer } from '../../shared/plan/config.generated.ts';
import type { Lines } from './lines.ts';

export const kinds = ['site', 'page', 'form', 'wizard', 'list', 'catalog', 'constants', 'table'] as const;
export type Kind = (typeof kinds)[number];

/** The text of a config file, and where each of its lines starts. */
export interface SourceText {
  /** Path from the folder that holds config/, with forward slashes: config/forms/login.yaml. */
  readonly file: string;
  readonly text: string;
  readonly lines: Lines;
}

/**
 * A config file as the first stage of the compiler hands it on. Its text is one sound YAML document without anything
 * that readers of YAML take differently, its kind follows from its folder, and each key and value of `data` can be
 * found again in the text. Whether the data fits its contract is not known yet.
 */
export interface Source extends SourceText {
  readonly kind: Kind;
  /** File name without ending. */
  readonly id: string;
  /**
   * The document with the position of each part. It is composed when it is first asked for, because `data` is often
   * cached.
   */
  readonly doc: () => Document;
  readonly data: unknown;
  /** Set once constants and parts of other files are filled in: where another file gives what stands at a path. */
  readonly elsewhere?: (path: Path, part: 'key' | 'value') => Place | undefined;
  /**
   * Set once a value has changed with the day, fields are written for the items of lists, or choices have moved out of
   * a field: where the text has what stands at a path of `data`.
   */
  readonly written?: (path: Path) => Written;
  /** Set once fields are taken out of objects: where each was, and what could not be taken apart. */
  readonly objects?: SourceObjects;
  /** Set once constants are filled in: the value of each, which expressions may name as file.name: health.ageGap. */
  readonly constants?: ReadonlyMap<string, unknown>;
  /** Set once tables are read: those that expressions may look up, by name; undefined for one that is not sound. */
  readonly tables?: ReadonlyMap<string, DecisionTable | undefined>;
  /** Set at the same time: what forms may offer for their answers, by catalog. */
  readonly offered?: ReadonlyMap<string, readonly Offer[]>;
}

/** What is known of the objects of a form, by where later stages find one, or a field: schema/properties/address. */
export interface SourceObjects {
  /** Of a field that was taken out of objects: their names and its own, from outside to inside. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** Of an object that could not be taken apart: why. */
  readonly faults: ReadonlyMap<string, ObjectFault>;
}

/** Why an object cannot be taken apart, and where: behind its own place, or behind the `ui` of its set. */
export interface ObjectFault {
  readonly why: string;
  readonly in: 'schema' | 'ui';
  readonly path: Path;
}

/** Where something is written, and the value of the item for which a template writes it. */
export interface Written {
  readonly path: Path;
  readonly item?: string | undefined;
}

/** Path from a file's root to a key or value. */
export type Path = readonly (string | number)[];

/**
 * Place of the value at the path `found`, or of its key with `part: 'key'`.
 * A path that does not exist gives its nearest existing ancestor's key, so that a missing key still has a place.
 */
export function placeOf(source: Source, found: Path, part: 'key' | 'value' = 'value'): Place {
  const { path, item } = source.written?.(found) ?? { path: found };
  const place = { ...ownPlace(source, path, part), ...(item !== undefined && { item }) };
  const origin = source.elsewhere?.(path, part);
  return origin ? { ...place, origin } : place;
}

/** The path in the text of what stands at a path of `data`. */
export const writtenPath = (source: Source, path: Path): Path => source.written?.(path).path ?? path;

/** As much of a long document as tells where a path leads: it is sooner composed. */
interface Part {
  readonly doc: Document;
  /** The path in this document. */
  readonly path: Path;
  /** The offset in the whole text of one in the text of this document. */
  toWhole(offset: number): number;
}

/** By what makes the whole document: what makes such a part of it. */
export const partly = new WeakMap<Source['doc'], (path: Path) => Part | undefined>();

function ownPlace(source: Source, path: Path, part: 'key' | 'value'): Place {
  const there = partly.get(source.doc)?.(path);
  if (!there) return placeOfNode(source, nodeAt(source.doc(), path, part));
  const [start, end] = nodeAt(there.doc, there.path, part)?.range ?? [0, 1];
  return placeOfRange(source, there.toWhole(start), there.toWhole(end));
}

function nodeAt(doc: Document, path: Path, part: 'key' | 'value'): Node | null {
  let node: Node | null = doc.contents;
  let key: Node | null = null;
  for (const [depth, step] of path.entries()) {
    const found = child(node, step);
    if (!found) return node ? headOf(node, key) : key;
    const last = depth === path.length - 1;
    if (last && part === 'key' && found.key) return found.key;
    key = found.key;
    node = found.value;
  }
  if (isMap(node) || isSeq(node)) return part === 'value' && node.flow === true ? node : headOf(node, key);
  return isWritten(node) ? node : (key ?? node);
}

/** A map or list in block style is marked at its key, because its whole text would be too long to underline. */
function headOf(node: Node, key: Node | null): Node {
  return key ?? (isMap(node) ? ((node.items[0]?.key as Node | null | undefined) ?? node) : node);
}

/** Whether a value is written at all. The value of `title:` alone is not, so its key is marked instead. */
const isWritten = (node: Node | null): boolean =>
  node?.range !== undefined && node.range !== null && node.range[1] > node.range[0];

/**
 * Place of some words inside the text at the path `found`, or of the whole text when it does not hold them letter by
 * letter.
 */
export function placeInside(source: Source, found: Path, words: string): Place {
  const node = source.doc().getIn(writtenPath(source, found), true) as Node | undefined;
  const [start = 0, end = 0] = node?.range ?? [];
  const at = source.text.slice(start, end).indexOf(words);
  return at === -1 ? placeOf(source, found) : placeOfRange(source, start + at, start + at + words.length);
}

/**
 * Place of the characters from `start` to `end` of the text at `path`. Where the file folds a long text over several
 * lines, blanks count as one.
 */
export function placeWithin(source: Source, path: Path, part: Stretch): Place {
  const range = source.elsewhere?.(path, 'value') ? undefined : rangeWithin(source, path, part);
  return range ? placeOfRange(source, range.start, range.end) : placeOf(source, path);
}

/** Characters of a text, or of a file, from one to another. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the file's own text has a stretch of the text at `path`; undefined when it does not have it character by
 * character.
 */
export function rangeWithin(source: Source, path: Path, { start, end }: Stretch): Stretch | undefined {
  const node = source.doc().getIn(writtenPath(source, path), true) as Node | undefined;
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined;
  const [from, to] = node.range;
  const offsets = aligned(node.value, source.text.slice(from, to));
  const [first, last] = [offsets?.[start], offsets?.[end - 1]];
  return first === undefined || last === undefined ? undefined : { start: from + first, end: from + last + 1 };
}

/** Where each character of a text stands in the file's own writing of it; undefined when that has other characters. */
function aligned(text: string, written: string): number[] | undefined {
  const offsets: number[] = [];
  let at = /^[|>]/.test(written) ? written.indexOf('\n') : 0;
  for (const character of text) {
    while (at < written.length && !same(character, written[at]!)) {
      // Only quotes, blanks and the marks of a block may stand between.
      if (!/[\s"'\\|>]/.test(written[at]!)) return undefined;
      at += 1;
    }
    if (at === written.length) return /\s/.test(character) ? offsets : undefined;
    for (let unit = 0; unit < character.length; unit++) offsets.push(at + unit);
    at += character.length;
  }
  return offsets;
}

const same = (character: string, written: string): boolean =>
  /\s/.test(character) ? /\s/.test(written) : character.startsWith(written);

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

/** Place of a key or value. A node without a position counts as the start of the file. */
export function placeOfNode(source: SourceText, node: Node | null): Place {
  const [start, end] = node?.range ?? [0, 1];
  return placeOfRange(source, start, end);
}

/** Place of a stretch of the file's text. The mark ends with the first line, however long the stretch is. */
export function placeOfRange({ file, lines }: SourceText, start: number, end: number): Place {
  const { line, column, excerpt } = lines.spot(start);
  return { file, line, column, length: Math.max(1, Math.min(end - start, excerpt.length - (column - 1))), excerpt };
}

/** Place of a problem with a file as a whole, which has no line to show. */
export const wholeFile = (file: string): Place => ({ file, line: 1, column: 1, length: 1, excerpt: '' });
