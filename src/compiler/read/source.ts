import { isMap, isPair, isScalar, isSeq, type Document, type Node, type Pair } from 'yaml';
import type { Place } from '../../shared/problems/problem.ts';
import type { DecisionTable } from '../../shared/plan/table.ts';
import type { Offer } from '../../shared/plan/config.generated.ts';
import type { Lines } from './lines.ts';

export const kinds = [
  'site',
  'page',
  'form',
  'wizard',
  'list',
  'catalog',
  'constants',
  'table',
  'translation',
  'terms',
] as const;
export type Kind = (typeof kinds)[number];

/** The kinds of files that make a site. Translations only change their words. */
export type SiteKind = Exclude<Kind, 'translation' | 'terms'>;

export const isSiteKind = (kind: Kind | undefined): kind is SiteKind =>
  kind !== undefined && kind !== 'translation' && kind !== 'terms';

/** The text of a config file, and where each of its lines starts. */
export interface SourceText {
  /** Path from the folder that holds config/, with forward slashes: config/forms/login.yaml. */
  readonly file: string;
  readonly text: string;
  readonly lines: Lines;
}

/**
 * A config file after the first stage of the compiler. Its text is one valid YAML document that all YAML parsers read
 * in the same way, its kind follows from its folder, and each key and value of `data` can be found again in the text.
 * Whether the data fits its contract is not known yet.
 */
export interface Source extends SourceText {
  readonly kind: Kind;
  /** File name without ending. */
  readonly id: string;
  /**
   * The document with the position of each part. It is composed when it is first needed, because `data` is often
   * cached.
   */
  readonly doc: () => Document;
  readonly data: unknown;
  /** Set if a part of the file is unknown, because it cannot be read or takes something unknown: the words of it. */
  readonly lost?: ReadonlySet<string>;
  /**
   * Set once constants and parts of other files are filled in: the place of a value in the other file that gives it.
   */
  readonly elsewhere?: (path: Path, part: 'key' | 'value') => Place | undefined;
  /**
   * Set once a value has changed with the day, fields are written for the items of lists, or choices have moved out of
   * a field: the path in the text for a path of `data`.
   */
  readonly written?: (path: Path) => WrittenPath;
  /** Set once fields are taken out of objects: where each was, and which objects could not be taken apart. */
  readonly objects?: SourceObjects;
  /** Set once constants are filled in: the value of each, which expressions may name as file.name: health.ageGap. */
  readonly constants?: ReadonlyMap<string, unknown>;
  /** Set once tables are read: those that expressions may look up, by name; undefined for one that is not sound. */
  readonly tables?: ReadonlyMap<string, DecisionTable | undefined>;
  /** Set at the same time: the items that forms may offer for their answers, by catalog. */
  readonly offered?: ReadonlyMap<string, readonly Offer[]>;
}

/** The objects of a form, by the path at which later stages find an object or a field: schema/properties/address. */
export interface SourceObjects {
  /** For a field that was taken out of objects: their names and its own, from outside to inside. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** For an object that could not be taken apart: why. */
  readonly faults: ReadonlyMap<string, ObjectFault>;
}

/** Why an object cannot be taken apart, and where: a path from its own place, or from the `ui` of its set. */
export interface ObjectFault {
  readonly why: string;
  readonly in: 'schema' | 'ui';
  readonly path: Path;
}

/** Where something is written, and the value of the item for which a template wrote it. */
export interface WrittenPath {
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

/** The path in the text for a path of `data`. */
export const writtenPath = (source: Source, path: Path): Path => source.written?.(path).path ?? path;

/** The part of a long document that is enough to find a path: composing it is faster. */
interface PartialDocument {
  readonly doc: Document;
  /** The path in this document. */
  readonly path: Path;
  /** The offset in the whole text for one in the text of this document. */
  toWhole(offset: number): number;
}

/** For the function that composes a whole document: the function that composes a part of it. */
export const partly = new WeakMap<Source['doc'], (path: Path) => PartialDocument | undefined>();

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

/**
 * Whether a value is written at all. The value of `title:` without anything after it is not, so its key is marked
 * instead.
 */
const isWritten = (node: Node | null): boolean =>
  node?.range !== undefined && node.range !== null && node.range[1] > node.range[0];

/**
 * Place of some words inside the text at the path `found`, or of the whole text when it does not contain them letter by
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
 * lines, whitespace counts as one character.
 */
export function placeWithin(source: Source, path: Path, part: Stretch): Place {
  const range = source.elsewhere?.(path, 'value') ? undefined : rangeWithin(source, path, part);
  return range ? placeOfRange(source, range.start, range.end) : placeOf(source, path);
}

/** A range of characters in a text or file. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The range in the file's own text for a range of the text at `path`; undefined when the file does not have it
 * character by character.
 */
export function rangeWithin(source: Source, path: Path, { start, end }: Stretch): Stretch | undefined {
  const node = source.doc().getIn(writtenPath(source, path), true) as Node | undefined;
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined;
  const [from, to] = node.range;
  const offsets = aligned(node.value, source.text.slice(from, to));
  const [first, last] = [offsets?.[start], offsets?.[end - 1]];
  return first === undefined || last === undefined ? undefined : { start: from + first, end: from + last + 1 };
}

/** Where each character of a text is in the file's own notation of it; undefined if that has other characters. */
function aligned(text: string, written: string): number[] | undefined {
  const offsets: number[] = [];
  let at = /^[|>]/.test(written) ? written.indexOf('\n') : 0;
  for (const character of text) {
    while (at < written.length && !isSameCharacter(character, written[at]!)) {
      // Only quotes, spaces and the marks of a block may be between them.
      if (!/[\s"'\\|>]/.test(written[at]!)) return undefined;
      at += 1;
    }
    if (at === written.length) return /\s/.test(character) ? offsets : undefined;
    for (let unit = 0; unit < character.length; unit++) offsets.push(at + unit);
    at += character.length;
  }
  return offsets;
}

const isSameCharacter = (character: string, written: string): boolean =>
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

/** Place of a range of the file's text. The mark ends with the first line, however long the range is. */
export function placeOfRange({ file, lines }: SourceText, start: number, end: number): Place {
  const { line, column, excerpt } = lines.locate(start);
  return { file, line, column, length: Math.max(1, Math.min(end - start, excerpt.length - (column - 1))), excerpt };
}

/** The text at a place. */
export const markedText = ({ excerpt, column, length }: Place): string =>
  excerpt.slice(column - 1, column - 1 + length);

/** Place of a problem with a whole file, which has no line to show. */
export const wholeFile = (file: string): Place => ({ file, line: 1, column: 1, length: 1, excerpt: '' });
