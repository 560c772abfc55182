import { isAlias, isMap, isPair, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import type { Checked } from '../../../compiler/check/checked.ts';
import { placeOf, type Path, type SourceText } from '../../../compiler/read/source.ts';
import { at } from '../../../compiler/read/data.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';

/** Where something is written: the file that has it, and its path in the text of that file. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly path: Path;
}

/**
 * Where the text has what stands at a path of a compiled file. It may be in another file (a constant, a shared part),
 * and at another path there: an item of a list does not count those before it that are not of today.
 */
export function spotOf(source: Checked, path: Path, { files }: Pick<SymbolTable, 'files'>): Spot {
  const place = placeOf(source, path);
  const { file, line, column } = place.origin ?? place;
  const text = files.get(file) ?? source;
  const found = unaliased(text, pathAt(text, offsetOf(text, line, column)), path);
  // An item of a list that is a map is marked at its first key.
  const isItem =
    typeof path.at(-1) === 'number' && typeof found.at(-1) === 'string' && !isSimple(at(source.data, path));
  return { file, line, column, path: isItem ? found.slice(0, -1) : found };
}

/**
 * What an alias stands for is written at its anchor. `found`: the path of the alias, where the way to a place in the
 * text ends; `path`: that of the place in the compiled file, which ends alike.
 */
function unaliased(source: SourceText, found: Path, path: Path): Path {
  const doc = documentOf(source);
  const node = doc.getIn(found, true);
  const depth = path.findLastIndex((step) => step === found.at(-1));
  if (!isAlias(node) || depth === -1) return found;
  const anchor = node.resolve(doc);
  const [start] = anchor?.range ?? [];
  return start === undefined ? found : [...pathTo(doc.contents, anchor!, []), ...path.slice(depth + 1)];
}

/** The path of a node in a document. */
function pathTo(root: Node | null, wanted: Node, path: Path): Path {
  if (root === wanted) return path;
  const parts = partsOf(root).map(([step, value]) => pathTo(value, wanted, [...path, step]));
  return parts.find((one) => one.length > 0) ?? [];
}

const isSimple = (value: unknown): boolean => !value || typeof value !== 'object';

/** The offset of a line and column of a text, which both count from 1. */
export function offsetOf({ text }: Pick<SourceText, 'text'>, line: number, column: number): number {
  let start = 0;
  for (let before = 1; before < line; before++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

const documents = new WeakMap<Pick<SourceText, 'text'>, Document>();

function documentOf(source: Pick<SourceText, 'text'>): Document {
  const known = documents.get(source) ?? parseDocument(source.text);
  documents.set(source, known);
  return known;
}

/** The path of the key or value at an offset of a text. */
export function pathAt(source: Pick<SourceText, 'text'>, offset: number): Path {
  return inside(documentOf(source).contents, offset, []);
}

function inside(node: Node | null, offset: number, path: Path): Path {
  for (const [step, value, key] of partsOf(node)) {
    if (key && covers(key, offset)) return [...path, step];
    if (value && covers(value, offset)) return inside(value, offset, [...path, step]);
  }
  return path;
}

type Step = readonly [step: string | number, value: Node | null, key: Node | null];

function partsOf(node: Node | null): readonly Step[] {
  if (isSeq(node)) return node.items.map((item, index): Step => [index, item as Node | null, null]);
  if (!isMap(node)) return [];
  return node.items.map(({ key, value }): Step => [keyOf(key), value as Node | null, key as Node]);
}

const keyOf = (key: unknown): string => (isScalar(key) ? String(key.value) : isPair(key) ? '' : String(key));

/** Whether a node's own text is around an offset. */
const covers = (node: Node, offset: number): boolean =>
  node.range !== undefined &&
  node.range !== null &&
  offset >= node.range[0] &&
  offset < Math.max(node.range[1], node.range[0] + 1);
