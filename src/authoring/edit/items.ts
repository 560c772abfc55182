import { isMap, isSeq } from 'yaml';
import type { Path } from '../../compiler/read/source.ts';
import { changed, dataWith, type Sharing } from './change.ts';
import { EditError } from './edit-error.ts';
import { placed, writeContext } from './place.ts';
import { nodeAt, keysOf, dottedPath, type Parsed, resolved, type PlacedNode } from './parsed.ts';
import { isAtTop, newItem } from './rewrite.ts';
import { tokenEnd, endOfItem, isFlow, type Item, spliced, type Splice, startOfItem, type Token } from './tokens.ts';
import { bestQuote, quoted } from './scalar.ts';
import { keyText, asYaml } from './write.ts';

export interface InsertOptions extends Sharing {
  /** `block`: on lines of its own, whatever the style of the other items. */
  readonly style?: 'block';
}

/**
 * Inserts an item into a list of a YAML text, before the one at `index`, or at the end. It takes the style and the
 * blank lines of the items near it. Every other byte stays.
 *
 * If the text was formatted by Prettier, the result is too, except for brackets that become too wide for a line.
 *
 * Throws an EditError if there is no list at the path, or the list has no such index.
 */
export function insertItem(
  text: string,
  path: Path,
  index: number,
  value: unknown,
  options: InsertOptions = {},
): string {
  return changed(text, path, options, (whole, there) => {
    const located = listAt(whole, there, index, 0, options);
    const data = dataWith(whole.data, there, (list) => (list as unknown[]).toSpliced(index, 0, value));
    if (!located.collection)
      return { splices: [placed(located, asYaml([value], ofStyle(whole, located, options)))], data };
    const { layout } = located;
    layout.insert(index, newItem(whole, located, index, value, options.style), { atTop: isAtTop(located) });
    return { splices: [{ start: layout.start, end: layout.end, text: layout.print() }], data };
  });
}

const ofStyle = (whole: Parsed, located: PlacedNode, { style }: InsertOptions) => ({
  ...writeContext(whole, located),
  likes: [],
  style,
});

/**
 * Moves an item of a list, or a key of a map with its value, to another index. The comment lines directly above it move
 * too. Blank lines between items, and comments that belong to no item, stay in place.
 *
 * If the text was formatted by Prettier, the result is too.
 *
 * Throws an EditError if there is no list or map at the path, if it has no such index, or if an alias would come before
 * its anchor.
 */
export function moveItem(text: string, path: Path, from: number, to: number, options: Sharing = {}): string {
  return changed(text, path, options, (whole, there) => {
    const located = entriesAt(whole, there, from, options);
    if (!isIndex(to, located.size)) throw noIndex(there, to);
    const data = dataWith(whole.data, there, (list) => (Array.isArray(list) ? moved(list, from, to) : list));
    if (from === to) return { splices: [], data };
    const { layout } = located;
    layout.move(from, to);
    return { splices: [{ start: layout.start, end: layout.end, text: layout.print() }], data };
  });
}

export interface CopyOptions extends Sharing {
  /** The key of the copy. Required for a map, unused for a list. */
  readonly key?: string;
}

/**
 * Copies an item of a list, or a value of a map to another `key`. The copy comes after the original, with the comments
 * inside it, but without the comment lines above it and without anchors.
 *
 * If the text was formatted by Prettier, the result is too, except for brackets that become too wide for a line.
 *
 * Throws an EditError if there is no list or map at the path, if it has no such index, or has the key already.
 */
export function copyItem(text: string, path: Path, index: number, options: CopyOptions = {}): string {
  return changed(text, path, options, (whole, there) => {
    const located = entriesAt(whole, there, index, options);
    const { item } = located.child(index).standing!;
    const copy = isMap(located.node) ? copiedEntry(located, index, there, options.key) : copied(whole.text, item);
    const data = dataWith(whole.data, there, (list) =>
      Array.isArray(list)
        ? list.toSpliced(index + 1, 0, list[index])
        : { ...(list as object), [options.key!]: (list as Record<string, unknown>)[keyAtIndex(located, index)] },
    );
    const { layout } = located;
    layout.insert(index + 1, copy);
    return { splices: [{ start: layout.start, end: layout.end, text: layout.print() }], data };
  });
}

function renamed(located: PlacedNode, { key: token }: Item, old: string, key: string): Splice {
  if (!token) throw new EditError('This key is written in a way that cannot be edited. Change the text itself.');
  return {
    start: token.offset,
    end: tokenEnd(token, located.text),
    text: keyLike(token, old, key, isFlow(located.token)),
  };
}

/** A key in the same quotes as the old one, or in the best quotes if the old one had its best quotes. */
function keyLike({ type }: Token, old: string, key: string, inFlow: boolean): string {
  const quote = type === 'single-quoted-scalar' ? "'" : type === 'double-quoted-scalar' ? '"' : undefined;
  if (quote === undefined) return keyText(key, inFlow);
  return quoted(key, bestQuote(old) === quote ? bestQuote(key) : quote);
}

const isIndex = (index: number, size: number): boolean => Number.isInteger(index) && index >= 0 && index < size;

const noIndex = (path: Path, index: number): EditError =>
  new EditError(`There is no index ${index} in "${dottedPath(path)}".`);

function listAt(whole: Parsed, path: Path, index: number, least: number, { shared = false }: Sharing): PlacedNode {
  const located = resolved(whole, nodeAt(whole, path, shared), path, shared);
  if (!isSeq(located.node)) throw new EditError(`"${dottedPath(path)}" is not a list.`);
  if (!isIndex(index, located.size + 1 - least)) throw noIndex(path, index);
  return located;
}

function entriesAt(whole: Parsed, path: Path, index: number, { shared = false }: Sharing): PlacedNode {
  const located = resolved(whole, nodeAt(whole, path, shared), path, shared);
  if (!isSeq(located.node) && !isMap(located.node))
    throw new EditError(`"${dottedPath(path)}" is neither a list nor a map.`);
  if (!isIndex(index, located.size)) throw noIndex(path, index);
  return located;
}

const moved = (list: readonly unknown[], from: number, to: number): unknown[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]);

const keyAtIndex = (located: PlacedNode, index: number): string =>
  isMap(located.node) ? (keysOf(located.node)[index] ?? '') : '';

function refuseTaken(located: PlacedNode, path: Path, key: string): void {
  if (located.indexOf(key) >= 0)
    throw new EditError(`There is a "${dottedPath([...path, key])}" already. Choose another name.`);
}

function copiedEntry(located: PlacedNode, index: number, path: Path, key: string | undefined): string {
  const { item } = located.child(index).standing!;
  if (key === undefined) throw new EditError(`A copy in "${dottedPath(path)}" needs its own key.`);
  refuseTaken(located, path, key);
  const { start, end, text } = renamed(located, item, keyAtIndex(located, index), key);
  return copied(located.text, item, [{ start, end, text }]);
}

/** The text of an entry without its anchors, which must be unique. */
function copied(text: string, item: Item, splices: readonly Splice[] = []): string {
  const from = startOfItem(item);
  const own = [...splices, ...anchorsIn(item)].map(({ start, end, text: by }) => ({
    start: start - from,
    end: end - from,
    text: by,
  }));
  return spliced(text.slice(from, endOfItem(item, text)), own);
}

function anchorsIn(item: Item): Splice[] {
  const own = [...item.start, ...(item.sep ?? [])].flatMap(({ type, offset, source }, index, all) => {
    if (type !== 'anchor') return [];
    // With the space before it, or in a list the space after it.
    const isAfter = all[index - 1]?.type === 'space';
    return [{ start: offset - (isAfter ? 1 : 0), end: offset + source.length + (isAfter ? 0 : 1), text: '' }];
  });
  const inner = item.value && 'items' in item.value ? (item.value.items as readonly Item[]).flatMap(anchorsIn) : [];
  return [...own, ...inner];
}
