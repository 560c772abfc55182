import { isAlias, isMap, isScalar, isSeq, visit, type Document, type Node, type Scalar } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { prepared, type Prepared } from './prepared.ts';
import { MARK, parsedTolerantly } from './tolerant.ts';

/** An interpretation of a cursor: a key of the map at a path, or the value there. */
export interface Reading {
  readonly part: 'key' | 'value';
  readonly path: Path;
}

/** The context of a cursor in a config file, which may be invalid YAML at the moment. */
export interface CursorContext {
  /** A word alone on its line may be a key or a value: then there are two, the key first. */
  readonly readings: readonly Reading[];
  /** The range of the word at the cursor, without quotes. */
  readonly start: number;
  readonly end: number;
  /** The part of the word before the cursor. */
  readonly typed: string;
  readonly word: string;
  /** Whether it is inside braces or brackets. */
  readonly isFlow: boolean;
  /** Whether a colon follows, so that the key already has a value. */
  readonly hasColon: boolean;
  readonly quote: '' | "'" | '"';
  /** Text to insert before it: a dash to continue a list, or a missing space. */
  readonly lead: string;
  /** Columns between the indentation of its line and the word, taken by dashes. */
  readonly indent: number;
  /** The data of the file without the word at the cursor. */
  readonly data: unknown;
}

/** Finds the context of a cursor. Undefined in a comment, and if the text cannot be parsed. */
export function cursorAt(text: string, offset: number): CursorContext | undefined {
  const ready = prepared(text, offset);
  const doc = parsedTolerantly(ready.text, ready.line);
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
    data: dataWithoutMark(doc),
  };
}

const blanksAt = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

interface MarkedNode {
  readonly node: Scalar;
  readonly isKey: boolean;
  /** Every map, pair and list around it, from the outside. */
  readonly ancestors: readonly unknown[];
}

const isMarked = (node: unknown): node is Scalar =>
  isScalar(node) && typeof node.value === 'string' && node.value.includes(MARK);

function markIn(doc: Document): MarkedNode | undefined {
  let found: MarkedNode | undefined;
  visit(doc, {
    Scalar(key, node, ancestors) {
      if (!isMarked(node)) return undefined;
      found = { node, isKey: key === 'key', ancestors: ancestors.slice(1) };
      return visit.BREAK;
    },
  });
  return found && { ...found, ancestors: [...found.ancestors, found.node] };
}

/** The path to the last of the nodes, or to the map whose key it is. */
function pathOf(nodes: readonly unknown[], isKey: boolean): Path {
  return nodes.slice(0, -1).flatMap((node, index): Path => {
    const inner = nodes[index + 1];
    if (isSeq(node)) return [node.items.indexOf(inner)];
    const pair = node as { key?: unknown };
    // For a key, the last pair is its own.
    const isOwn = isKey && index === nodes.length - 2;
    return isMap(node) || isOwn ? [] : [keyAsText(pair.key)];
  });
}

/** A word alone on its line may be the only key of a map, or a value. */
function readingsOf({ isKey, ancestors }: MarkedNode, path: Path, isAlone: boolean): Reading[] {
  const map = ancestors.at(-3);
  if (!isKey) return isAlone ? keyOrValue(path) : [{ part: 'value', path }];
  return isAlone && isMap(map) && map.items.length === 1 ? keyOrValue(path) : [{ part: 'key', path }];
}

const keyOrValue = (path: Path): Reading[] => [
  { part: 'key', path },
  { part: 'value', path },
];

const quoteOf = ({ type }: Scalar): CursorContext['quote'] =>
  type === 'QUOTE_SINGLE' ? "'" : type === 'QUOTE_DOUBLE' ? '"' : '';

/** The range that a completion replaces: the scalar in the original text, limited to the cursor's line. */
function stretchOf(node: Scalar, { original }: Prepared, text: string, offset: number) {
  const [from = 0, to = 0] = node.range ?? [];
  const quotes = quoteOf(node) === '' ? 0 : 1;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  const start = Math.min(offset, Math.max(original(from + quotes), lineStart));
  const end = Math.max(offset, Math.min(original(to - quotes), lineEnd === -1 ? text.length : lineEnd));
  // In a multi-line text, spaces at the start of the line do not belong to it.
  const blanks = /^[^\S\n]*/.exec(text.slice(start, offset))?.[0].length ?? 0;
  return { start: start + blanks, end };
}

/** The data of a document without the word at the cursor. */
function dataWithoutMark(doc: Document): unknown {
  // Reads each node once, even if aliases repeat it. A node that contains itself becomes undefined.
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
            .map(({ key, value }) => [keyAsText(key), read(value) ?? null]),
        )
      : undefined;
  return read(doc.contents);
}

const keyAsText = (key: unknown): string => (isScalar(key) ? String(key.value) : String(key as Node));
