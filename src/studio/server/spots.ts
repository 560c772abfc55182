import { isMap, isPair, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import type { Checked } from '../../compiler/check/checked.ts';
import { placeOf, type Path, type SourceText } from '../../compiler/read/source.ts';
import { at } from './data-at.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';

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
  const found = pathAt(text, offsetOf(text, line, column));
  // An item of a list that is a map is marked at its first key.
  const isItem =
    typeof path.at(-1) === 'number' && typeof found.at(-1) === 'string' && !isSimple(at(source.data, path));
  return { file, line, column, path: isItem ? found.slice(0, -1) : found };
}

const isSimple = (value: unknown): boolean => !value || typeof value !== 'object';

function offsetOf({ text }: SourceText, line: number, column: number): number {
  let start = 0;
  for (let before = 1; before < line; before++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

const documents = new WeakMap<SourceText, Node | null>();

/** The path of the key or value at an offset of a text. */
export function pathAt(source: SourceText, offset: number): Path {
  if (!documents.has(source)) documents.set(source, parseDocument(source.text).contents);
  return inside(documents.get(source) ?? null, offset, []);
}

function inside(node: Node | null, offset: number, path: Path): Path {
  const parts: readonly (readonly [string | number, Node | null, Node | null])[] = isSeq(node)
    ? node.items.map((item, index) => [index, item as Node | null, null] as const)
    : isMap(node)
      ? node.items.map((pair) => [keyOf(pair.key), pair.value as Node | null, pair.key as Node] as const)
      : [];
  for (const [step, value, key] of parts) {
    if (key && covers(key, offset)) return [...path, step];
    if (value && covers(value, offset)) return inside(value, offset, [...path, step]);
  }
  return path;
}

const keyOf = (key: unknown): string => (isScalar(key) ? String(key.value) : isPair(key) ? '' : String(key));

/** Whether a node's own text is around an offset. */
const covers = (node: Node, offset: number): boolean =>
  node.range !== undefined &&
  node.range !== null &&
  offset >= node.range[0] &&
  offset < Math.max(node.range[1], node.range[0] + 1);
