import { isMap, isPair, isScalar, isSeq, type Node } from 'yaml';
import type { Path, SourceText } from '../../compiler/read/source.ts';

/** The offset of a line and column, which both count from 1. */
export function offsetOf({ text }: Pick<SourceText, 'text'>, line: number, column: number): number {
  let start = 0;
  for (let before = 1; before < line; before++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** The path at an offset, below a node of a parsed text. */
export function pathInside(node: Node | null, offset: number, path: Path = []): Path {
  for (const [step, value, key] of nodeSteps(node)) {
    if (key && covers(key, offset)) return [...path, step];
    if (value && covers(value, offset)) return pathInside(value, offset, [...path, step]);
  }
  return path;
}

/** A key or index with its value, and the node of a key. */
export type NodeStep = readonly [step: string | number, value: Node | null, key: Node | null];

/** The entries of a map or list. */
export function nodeSteps(node: Node | null): readonly NodeStep[] {
  if (isSeq(node)) return node.items.map((item, index): NodeStep => [index, item as Node | null, null]);
  if (!isMap(node)) return [];
  return node.items.map(({ key, value }): NodeStep => [pairKey(key), value as Node | null, key as Node]);
}

const pairKey = (key: unknown): string => (isScalar(key) ? String(key.value) : isPair(key) ? '' : String(key));

/** Whether an offset is in the text of a node. */
const covers = (node: Node, offset: number): boolean =>
  node.range !== undefined &&
  node.range !== null &&
  offset >= node.range[0] &&
  offset < Math.max(node.range[1], node.range[0] + 1);
