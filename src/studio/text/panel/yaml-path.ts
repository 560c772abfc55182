import type { SyntaxNode, Tree } from '@lezer/common';
import type { Path } from '../../contract/path.ts';

// The tree is the editor's own. It is there for any text, sound or not, and follows each letter.

/** The path of the key or value at an offset of a text. */
export function pathAt(tree: Tree, text: string, offset: number): Path {
  return within(contentOf(tree.topNode.getChild('Document')), text, offset, []);
}

/** Where the key or the item at the end of a path begins. Undefined where the text has no such path. */
export function offsetOf(tree: Tree, text: string, path: Path): number | undefined {
  let node = contentOf(tree.topNode.getChild('Document'));
  let offset: number | undefined = node && startOf(node, text);
  for (const step of path) {
    const part: Part | undefined = partsOf(node, text).find((one) => one.step === step);
    if (!part) return undefined;
    node = part.value;
    offset = part.at;
  }
  return offset;
}

interface Part {
  readonly step: string | number;
  /** Where it begins; of an item, behind its dash. */
  readonly at: number;
  /** Where a cursor stands in it, blanks at the end of its line included. */
  readonly start: number;
  readonly end: number;
  readonly value: SyntaxNode | undefined;
}

function within(node: SyntaxNode | undefined, text: string, offset: number, path: Path): Path {
  const part = partsOf(node, text).find(({ start, end }) => start <= offset && offset <= end);
  return part ? within(part.value, text, offset, [...path, part.step]) : path;
}

/** What is no value: comments, the signs around values, and the names that they are given. */
const signs = new Set(['Comment', 'Key', 'Anchor', 'Tag', ':', '?', '-', ',', '[', ']', '{', '}', '⚠']);

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
};

/** The value in a node: of a document, a pair, an item, or one that has a name for aliases. */
function contentOf(node: SyntaxNode | null): SyntaxNode | undefined {
  const value = node ? childrenOf(node).find(({ name }) => !signs.has(name)) : undefined;
  return value && (value.name === 'Anchored' || value.name === 'Tagged') ? contentOf(value) : value;
}

function partsOf(node: SyntaxNode | undefined, text: string): Part[] {
  if (!node) return [];
  if (/Sequence$/.test(node.name)) return node.getChildren('Item').map((item, index) => itemPart(item, index, text));
  if (!/Mapping$/.test(node.name)) return [];
  return node.getChildren('Pair').map((pair) => pairPart(pair, text));
}

function pairPart(pair: SyntaxNode, text: string): Part {
  const key = pair.getChild('Key') ?? pair;
  const step = keyOf(text.slice(key.from, key.to));
  return { step, at: pair.from, start: pair.from, end: endOf(pair, text), value: contentOf(pair) };
}

function itemPart(item: SyntaxNode, index: number, text: string): Part {
  const dash = item.prevSibling?.name === '-' ? item.prevSibling.from : item.from;
  const value = contentOf(item);
  return { step: index, at: value ? startOf(value, text) : dash, start: dash, end: endOf(item, text), value };
}

const endOf = ({ to }: SyntaxNode, text: string): number => to + blanksAt(text, to, /^[^\S\n]*(?=\n|$)/);

const blanksAt = (text: string, offset: number, blanks: RegExp): number =>
  blanks.exec(text.slice(offset, offset + 200))?.[0].length ?? 0;

/** A map in a list begins with the blank behind its dash. */
const startOf = ({ from }: SyntaxNode, text: string): number => from + blanksAt(text, from, /^\s*/);

function keyOf(words: string): string {
  if (words.startsWith("'")) return words.slice(1, -1).replaceAll("''", "'");
  if (!words.startsWith('"')) return words;
  try {
    return JSON.parse(words) as string;
  } catch {
    return words.slice(1, -1);
  }
}
