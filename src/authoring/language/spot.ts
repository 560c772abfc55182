import { isAlias, isMap, isScalar, isSeq, visit, type Document, type Node, type Scalar } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { prepared, type Prepared } from './prepared.ts';
import { MARK, parsed } from './tolerant.ts';

/** What the place of a cursor may be: a key of the map at a path, or the value there. */
export interface Reading {
  readonly part: 'key' | 'value';
  readonly path: Path;
}

/** Where a cursor stands in the text of a config file, which need not be sound YAML at the moment. */
export interface Spot {
  /** A word that stands alone on its line may be a key or a value: then there are two, the key first. */
  readonly readings: readonly Reading[];
  /** What is typed there: offsets of the text, without quotes. The cursor stands within. */
  readonly start: number;
  readonly end: number;
  /** The part of it before the cursor. */
  readonly typed: string;
  readonly word: string;
  /** Whether it stands in braces or brackets. */
  readonly isFlow: boolean;
  /** Whether a colon follows, so that a key has a value already. */
  readonly hasColon: boolean;
  readonly quote: '' | "'" | '"';
  /** What must be written before it: a dash where a list goes on, a blank where one is missing. */
  readonly lead: string;
  /** By how many columns what is written here stands further in than its line, behind dashes. */
  readonly indent: number;
  /** The data of the file without what is typed here. */
  readonly data: unknown;
}

/** Finds where a cursor stands. Undefined in a comment, and where nothing can be made of the text. */
export function spotAt(text: string, offset: number): Spot | undefined {
  const ready = prepared(text, offset);
  const doc = parsed(ready.text, ready.line);
  const found = doc && markIn(doc);
  if (!found || !doc) return undefined;
  const { node, isKey, ancestors } = found;
  const path = pathOf(ancestors, isKey);
  const { start, end } = stretchOf(node, ready, text, offset);
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return {
    readings: readingsOf(found, path, ready.isAlone),
    start,
    end,
    typed: text.slice(start, offset),
    word: text.slice(start, end),
    isFlow: ancestors.some((one) => (isMap(one) || isSeq(one)) && one.flow === true),
    hasColon: isKey && /^['"]?[^\S\n]*:/.test(text.slice(end)),
    quote: quoteOf(node),
    lead: ready.lead,
    indent: start - lineStart - blanksAt(text.slice(lineStart, start)) + (ready.lead === '- ' ? 2 : 0),
    data: dataOf(doc),
  };
}

const blanksAt = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

interface Found {
  readonly node: Scalar;
  readonly isKey: boolean;
  /** Every map, pair and list around it, from the outside. */
  readonly ancestors: readonly unknown[];
}

const isMarked = (node: unknown): node is Scalar =>
  isScalar(node) && typeof node.value === 'string' && node.value.includes(MARK);

function markIn(doc: Document): Found | undefined {
  let found: Found | undefined;
  visit(doc, {
    Scalar(key, node, ancestors) {
      if (!isMarked(node)) return undefined;
      found = { node, isKey: key === 'key', ancestors: ancestors.slice(1) };
      return visit.BREAK;
    },
  });
  return found && { ...found, ancestors: [...found.ancestors, found.node] };
}

/** The keys and indexes that lead to the last of the nodes, or to the map whose key it is. */
function pathOf(nodes: readonly unknown[], isKey: boolean): Path {
  return nodes.slice(0, -1).flatMap((node, index): Path => {
    const inner = nodes[index + 1];
    if (isSeq(node)) return [node.items.indexOf(inner)];
    const pair = node as { key?: unknown };
    // The last pair of a key's nodes is that of the key itself.
    const isOwn = isKey && index === nodes.length - 2;
    return isMap(node) || isOwn ? [] : [textOf(pair.key)];
  });
}

/** A word alone may be the only key of a map, or no key at all. */
function readingsOf({ isKey, ancestors }: Found, path: Path, isAlone: boolean): Reading[] {
  const map = ancestors.at(-3);
  if (!isKey) return isAlone ? both(path) : [{ part: 'value', path }];
  return isAlone && isMap(map) && map.items.length === 1 ? both(path) : [{ part: 'key', path }];
}

const both = (path: Path): Reading[] => [
  { part: 'key', path },
  { part: 'value', path },
];

const quoteOf = ({ type }: Scalar): Spot['quote'] =>
  type === 'QUOTE_SINGLE' ? "'" : type === 'QUOTE_DOUBLE' ? '"' : '';

/** What a completion replaces: the scalar in the text as it is, as far as it stands on the cursor's line. */
function stretchOf(node: Scalar, { original }: Prepared, text: string, offset: number) {
  const [from = 0, to = 0] = node.range ?? [];
  const quotes = quoteOf(node) === '' ? 0 : 1;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  const start = Math.min(offset, Math.max(original(from + quotes), lineStart));
  const end = Math.max(offset, Math.min(original(to - quotes), lineEnd === -1 ? text.length : lineEnd));
  // In a text of several lines, blanks at the start of the line belong to nothing.
  const blanks = /^[^\S\n]*/.exec(text.slice(start, offset))?.[0].length ?? 0;
  return { start: start + blanks, end };
}

/** The data of a document, without what is typed. */
function dataOf(doc: Document): unknown {
  // Each node is read once, however often aliases repeat it; one that leads into itself gives nothing.
  const known = new Map<unknown, unknown>();
  const read = (node: unknown): unknown => {
    if (isMarked(node)) return undefined;
    if (isScalar(node)) return node.value;
    if (known.has(node)) return known.get(node);
    known.set(node, undefined);
    const data = isAlias(node) ? read(node.resolve(doc)) : isSeq(node) ? node.items.map(read) : mapOf(node);
    known.set(node, data);
    return data;
  };
  const mapOf = (node: unknown): unknown =>
    isMap(node)
      ? Object.fromEntries(
          node.items
            .filter(({ key, value }) => !isMarked(key) && !isMarked(value))
            .map(({ key, value }) => [textOf(key), read(value) ?? null]),
        )
      : undefined;
  return read(doc.contents);
}

const textOf = (key: unknown): string => (isScalar(key) ? String(key.value) : String(key as Node));
