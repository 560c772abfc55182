import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { at, changed, dataWith, type Change, type Sharing } from './change.ts';
import { EditError } from './edit-error.ts';
import { placed, writeContext } from './place.ts';
import { documentData, followPath, keysOf, dottedPath, type Parsed, resolved, type PlacedNode } from './parsed.ts';
import { removal } from './remove-at.ts';
import { newEntry, rewritten } from './rewrite.ts';
import { sameData } from './same.ts';
import { asYaml } from './write.ts';

export interface SetOptions extends Sharing {
  /** The order of the keys in the contract of the map. A new key is inserted in this order. */
  readonly order?: readonly string[];
}

/**
 * Sets the value at a path of a YAML text. Every unchanged byte stays.
 *
 * - A text keeps its style (plain, single or double quotes, folded, literal) if possible, otherwise it takes the
 *   nearest one. A text that YAML would parse as another type gets quotes.
 * - In a map or list, only the parts that differ are rewritten. Existing keys keep their order; items of lists are
 *   matched wherever they are now.
 * - A missing key is added, with the maps around it.
 * - `undefined` removes the key or item, like `removeAt`.
 *
 * If the text was formatted by Prettier, the result is too, with one exception: a map or list in braces or brackets
 * stays on its line even if it becomes too wide, because otherwise each of its entries would move. Folded texts that
 * are changed and changed back may be wrapped at other words.
 *
 * Throws an EditError if the path does not exist, or if the edit would change something else.
 */
export function setValue(text: string, path: Path, value: unknown, options: SetOptions = {}): string {
  return changed(text, path, options, (whole, there) => setting(whole, there, value, options));
}

function setting(whole: Parsed, path: Path, value: unknown, { order, shared = false }: SetOptions): Change {
  if (value === undefined) return removal(whole, path, { shared });
  const old = at(whole.data, path);
  const data = dataWith(whole.data, path, () => value);
  const { located, depth } = followPath(whole, path, shared);
  if (depth === path.length) {
    // An alias is replaced by its own value.
    const target = shared ? resolved(whole, located, path, shared) : located;
    if (isAlias(target.node) && sameData(old, value)) return { splices: [], data };
    return {
      splices: isAlias(target.node) ? [instead(whole, target, value)] : rewritten(whole, target, old, value),
      data,
    };
  }
  return { splices: [added(whole, located, path, depth, value, order)], data };
}

/** A text with its path. */
export interface TextAt {
  readonly path: Path;
  readonly value: string;
}

/** Replaces several texts at once, like `setValue`. Aliases of their parts repeat the new texts. */
export function setTexts(text: string, texts: readonly TextAt[]): string {
  return changed(text, [], { shared: true }, (whole) => {
    const doc = whole.doc.clone();
    for (const { path, value } of texts) doc.setIn(path, value);
    const splices = texts.flatMap(({ path, value }) => setting(whole, path, value, { shared: true }).splices);
    return { splices, data: documentData(doc) };
  });
}

const instead = (whole: Parsed, located: PlacedNode, value: unknown) =>
  placed(located, asYaml(value, writeContext(whole, located)));

/** Adds a key, with any missing maps around its value, to the last existing map on the path. */
function added(
  whole: Parsed,
  located: PlacedNode,
  path: Path,
  depth: number,
  value: unknown,
  order: readonly string[] | undefined,
) {
  const key = path[depth]!;
  const missing = path.slice(depth + 1);
  const strange = path.slice(depth).find((step) => typeof step === 'number');
  const isOpen =
    isMap(located.node) || located.node === null || (isScalar(located.node) && located.node.value === null);
  if (!isOpen || isSeq(located.node) || strange !== undefined)
    throw new EditError(
      `There is no "${dottedPath(path.slice(0, depth + 1))}" in the text, and nothing can be added there.`,
    );
  const whatever = missing.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  if (!located.collection) return instead(whole, located, { [key]: whatever });
  const { layout } = located;
  const index = indexForKey(isMap(located.node) ? keysOf(located.node) : [], String(key), order);
  layout.insert(index, newEntry(whole, located, index, String(key), whatever));
  return { start: layout.start, end: layout.end, text: layout.print() };
}

/** The index for a new key: after the nearest key that precedes it in the order, else before the first that follows. */
function indexForKey(keys: readonly string[], key: string, order: readonly string[] = []): number {
  const place = order.indexOf(key);
  if (place < 0) return keys.length;
  const before = order.slice(0, place).findLast((one) => keys.includes(one));
  if (before !== undefined) return keys.indexOf(before) + 1;
  const following = keys.findIndex((one) => order.indexOf(one) > place);
  return following < 0 ? keys.length : following;
}
