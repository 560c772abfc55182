import type { SyntaxNode, Tree } from '@lezer/common';
import type { Path } from '../../contract/path.ts';

// Uses the editor's own syntax tree, which also exists for invalid texts and is updated with each letter.

/** The path at an offset of a text. */
export function pathAt(tree: Tree, text: string, offset: number): Path {
  return pathWithin(contentOf(tree.topNode.getChild('Document')), text, offset, []);
}

/** The offset of the key or item at a path. Undefined if the text does not have the path. */
export function offsetOf(tree: Tree, text: string, path: Path): number | undefined {
  let node = contentOf(tree.topNode.getChild('Document'));
  let offset: number | undefined = node && startOffset(node, text);
  for (const step of path) {
    const part: NodePart | undefined = nodeParts(node, text).find((one) => one.step === step);
    if (!part) return undefined;
    node = part.value;
    offset = part.at;
  }
  return offset;
}

interface NodePart {
  readonly step: string | number;
  /** Its offset; for an item, after its dash. */
  readonly at: number;
  /** The range for a cursor, including blanks at the end of the line. */
  readonly start: number;
  readonly end: number;
  readonly value: SyntaxNode | undefined;
}

function pathWithin(node: SyntaxNode | undefined, text: string, offset: number, path: Path): Path {
  const part = nodeParts(node, text).find(({ start, end }) => start <= offset && offset <= end);
  return part ? pathWithin(part.value, text, offset, [...path, part.step]) : path;
}

/** Nodes that are not values: comments, punctuation, anchors and tags. */
const nonValueNodes = new Set(['Comment', 'Key', 'Anchor', 'Tag', ':', '?', '-', ',', '[', ']', '{', '}', '⚠']);

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
};

/** The value in a document, pair, item, or node with an anchor or tag. */
function contentOf(node: SyntaxNode | null): SyntaxNode | undefined {
  const value = node ? childrenOf(node).find(({ name }) => !nonValueNodes.has(name)) : undefined;
  return value && (value.name === 'Anchored' || value.name === 'Tagged') ? contentOf(value) : value;
}

function nodeParts(node: SyntaxNode | undefined, text: string): NodePart[] {
  if (!node) return [];
  if (/Sequence$/.test(node.name)) return node.getChildren('Item').map((item, index) => itemPart(item, index, text));
  if (!/Mapping$/.test(node.name)) return [];
  return node.getChildren('Pair').map((pair) => pairPart(pair, text));
}

function pairPart(pair: SyntaxNode, text: string): NodePart {
  const key = pair.getChild('Key') ?? pair;
  const step = unquotedKey(text.slice(key.from, key.to));
  return { step, at: pair.from, start: pair.from, end: endOffset(pair, text), value: contentOf(pair) };
}

function itemPart(item: SyntaxNode, index: number, text: string): NodePart {
  const dash = item.prevSibling?.name === '-' ? item.prevSibling.from : item.from;
  const value = contentOf(item);
  return { step: index, at: value ? startOffset(value, text) : dash, start: dash, end: endOffset(item, text), value };
}

const endOffset = ({ to }: SyntaxNode, text: string): number => to + blanksAt(text, to, /^[^\S\n]*(?=\n|$)/);

const blanksAt = (text: string, offset: number, blanks: RegExp): number =>
  blanks.exec(text.slice(offset, offset + 200))?.[0].length ?? 0;

/** The node of a map in a list starts with the blank after its dash. */
const startOffset = ({ from }: SyntaxNode, text: string): number => from + blanksAt(text, from, /^\s*/);

function unquotedKey(words: string): string {
  if (words.startsWith("'")) return words.slice(1, -1).replaceAll("''", "'");
  if (!words.startsWith('"')) return words;
  try {
    return JSON.parse(words) as string;
  } catch {
    return words.slice(1, -1);
  }
}
