import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { at, changed, dataWith, type Change, type Sharing } from './change.ts';
import { EditError } from './edit-error.ts';
import { placed, placeOf } from './place.ts';
import { follow, keysOf, nameOf, type Parsed, resolved, type Spot } from './parsed.ts';
import { removal } from './remove-at.ts';
import { newEntry, rewritten } from './rewrite.ts';
import { same } from './same.ts';
import { written } from './write.ts';

export interface SetOptions extends Sharing {
  /** The keys of the map as their contract in schemas/ orders them. A key that is added takes its place among them. */
  readonly order?: readonly string[];
}

/**
 * Sets the value at a path of a YAML text. Whatever is not changed by it keeps every byte.
 *
 * - A text keeps its style (without quotes, in single or double ones, folded, literal) when the new one can be said in
 *   it, and otherwise takes the nearest that can. What readers of YAML take for something else than a text gets quotes.
 * - Of a map or list that becomes another one, only the parts that differ are written anew. Keys that stay keep their
 *   order, items of lists are found again wherever they are now.
 * - A key that is missing is added, with the maps around it.
 * - `undefined` takes the key or item away, as `removeAt` does.
 *
 * Prettier leaves the result alone where it left the text alone, but for one thing: a map or list in braces or brackets
 * stays on its line, also when it gets wider than Prettier lets a line be, because each of its entries would change its
 * place. Folded texts that are set to others and back may be broken at other words.
 *
 * Throws an EditError when the path leads nowhere, or when the edit would change something else.
 */
export function setValue(text: string, path: Path, value: unknown, options: SetOptions = {}): string {
  return changed(text, path, options, (whole, there) => setting(whole, there, value, options));
}

function setting(whole: Parsed, path: Path, value: unknown, { order, shared = false }: SetOptions): Change {
  if (value === undefined) return removal(whole, path, { shared });
  const old = at(whole.data, path);
  const data = dataWith(whole.data, path, () => value);
  const { spot, depth } = follow(whole, path, shared);
  if (depth === path.length) {
    // An alias gives way to a value of its own.
    const target = shared ? resolved(whole, spot, path, shared) : spot;
    if (isAlias(target.node) && same(old, value)) return { splices: [], data };
    return {
      splices: isAlias(target.node) ? [instead(whole, target, value)] : rewritten(whole, target, old, value),
      data,
    };
  }
  return { splices: [added(whole, spot, path, depth, value, order)], data };
}

const instead = (whole: Parsed, spot: Spot, value: unknown) => placed(spot, written(value, placeOf(whole, spot)));

/** Adds a key, with the maps that are missing around its value, to the last map on the path that is there. */
function added(
  whole: Parsed,
  spot: Spot,
  path: Path,
  depth: number,
  value: unknown,
  order: readonly string[] | undefined,
) {
  const key = path[depth]!;
  const missing = path.slice(depth + 1);
  const strange = path.slice(depth).find((step) => typeof step === 'number');
  const isOpen = isMap(spot.node) || spot.node === null || (isScalar(spot.node) && spot.node.value === null);
  if (!isOpen || isSeq(spot.node) || strange !== undefined)
    throw new EditError(
      `There is no "${nameOf(path.slice(0, depth + 1))}" in the text, and nothing can be added there.`,
    );
  const whatever = missing.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  if (!spot.collection) return instead(whole, spot, { [key]: whatever });
  const { layout } = spot;
  const index = placeIn(isMap(spot.node) ? keysOf(spot.node) : [], String(key), order);
  layout.insert(index, newEntry(whole, spot, index, String(key), whatever));
  return { start: layout.start, end: layout.end, text: layout.print() };
}

/** Where a new key belongs: behind the nearest one that comes before it, else before the first that follows. */
function placeIn(keys: readonly string[], key: string, order: readonly string[] = []): number {
  const place = order.indexOf(key);
  if (place < 0) return keys.length;
  const before = order.slice(0, place).findLast((one) => keys.includes(one));
  if (before !== undefined) return keys.indexOf(before) + 1;
  const following = keys.findIndex((one) => order.indexOf(one) > place);
  return following < 0 ? keys.length : following;
}
