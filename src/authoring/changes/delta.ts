import { isMap } from '../../compiler/read/shape.ts';
import { stretches, type ChangedRange } from './stretches.ts';

/** Path from the root of some data to a part of it. */
type Path = readonly (string | number)[];

/** One difference between two pieces of data. */
export interface Delta {
  readonly how: 'added' | 'removed' | 'changed' | 'moved';
  /** The keys that lead to it. Items of lists are named by their id, value, label or heading. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
  /** Its path before. For an addition, the list or map that it was added to; for moved items, their list or map. */
  readonly was: Path;
  /** Its path now. For a removal, the list or map that it was removed from. */
  readonly is: Path;
}

/** The paths of the two values that are compared. */
type DeltaPosition = Pick<Delta, 'path' | 'was' | 'is'>;

const atRoot: DeltaPosition = { path: [], was: [], is: [] };

/**
 * The differences between two values, each for the smallest part that differs. Items of lists are matched by name, not
 * by index.
 */
export function deltas(before: unknown, after: unknown, at: DeltaPosition = atRoot): Delta[] {
  if (sameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, at);
  if (isMap(before) && isMap(after))
    return [
      ...[...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => ofKey(before, after, key, at)),
      // Visitors see the order of fields, but not of other keys.
      ...(at.path.at(-1) === 'properties' ? moves(Object.keys(before), Object.keys(after), at) : []),
    ];
  return [{ how: 'changed', ...at, before, after }];
}

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The position of a part: its name, and its key or index before and after. */
const positionInside = (
  { path, was, is }: DeltaPosition,
  name: string,
  from?: string | number,
  to?: string | number,
): DeltaPosition => ({
  path: [...path, name],
  was: from === undefined ? was : [...was, from],
  is: to === undefined ? is : [...is, to],
});

function ofKey(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  key: string,
  at: DeltaPosition,
): Delta[] {
  if (!Object.hasOwn(before, key))
    return [{ how: 'added', ...positionInside(at, key, undefined, key), before: undefined, after: after[key] }];
  if (!Object.hasOwn(after, key))
    return [{ how: 'removed', ...positionInside(at, key, key), before: before[key], after: undefined }];
  return deltas(before[key], after[key], positionInside(at, key, key, key));
}

function ofLists(before: readonly unknown[], after: readonly unknown[], at: DeltaPosition): Delta[] {
  const all = [...before, ...after];
  if (isTexts(all) && isReordered(before as readonly string[], after as readonly string[]))
    return moves(before as readonly string[], after as readonly string[], at);
  if (isNameless(all)) return matchedByPosition(before, after, at);
  const [old, now] = matched(before, after);
  const common = [...now.keys()].filter((name) => old.has(name));
  const from = (item: unknown): number => before.indexOf(item);
  const to = (item: unknown): number => after.indexOf(item);
  return [
    ...[...old]
      .filter(([name]) => !now.has(name))
      .map(([name, item]): Delta => ({
        how: 'removed',
        ...positionInside(at, name, from(item)),
        before: item,
        after: undefined,
      })),
    ...[...now]
      .filter(([name]) => !old.has(name))
      .map(([name, item]): Delta => ({
        how: 'added',
        ...positionInside(at, name, undefined, to(item)),
        before: undefined,
        after: item,
      })),
    ...common.flatMap((name) => {
      const [item, other] = [old.get(name), now.get(name)];
      return deltas(item, other, positionInside(at, name, from(item), to(other)));
    }),
    ...moves([...old.keys()], [...now.keys()], at),
  ];
}

/** The items of two lists by name. Matching items have the same name in both maps. */
export const matched = (
  before: readonly unknown[],
  after: readonly unknown[],
): [Map<string, unknown>, Map<string, unknown>] =>
  isBlocks([...before, ...after])
    ? paired(before as readonly Block[], after as readonly Block[])
    : [itemsByName(before), itemsByName(after)];

/** The ranges in which two lists of unnamed items differ. */
export const stretchesOfItems = (before: readonly unknown[], after: readonly unknown[]): ChangedRange[] =>
  stretches(
    before.map((item) => JSON.stringify(item)),
    after.map((item) => JSON.stringify(item)),
  );

/** Matches unnamed items that differ in their order. Rows are then compared cell by cell. */
function matchedByPosition(before: readonly unknown[], after: readonly unknown[], at: DeltaPosition): Delta[] {
  return stretchesOfItems(before, after).flatMap(({ was, is }) =>
    Array.from({ length: Math.max(was.end - was.start, is.end - is.start) }, (_, nth) => {
      const [from, to] = [was.start + nth, is.start + nth];
      const name = `no. ${(to < is.end ? to : from) + 1}`;
      if (to >= is.end)
        return [{ how: 'removed', ...positionInside(at, name, from), before: before[from], after: undefined }];
      if (from >= was.end)
        return [{ how: 'added', ...positionInside(at, name, undefined, to), before: undefined, after: after[to] }];
      return ofItem(before[from], after[to], positionInside(at, name, from, to));
    }).flatMap((some) => some as Delta[]),
  );
}

function ofItem(before: unknown, after: unknown, at: DeltaPosition): Delta[] {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return [{ how: 'changed', ...at, before, after }];
  return after.flatMap((cell, index) =>
    deltas(before[index], cell, positionInside(at, `no. ${index + 1}`, index, index)),
  );
}

/** Whether a list consists of sentences, which are not names. */
const isTexts = (items: readonly unknown[]): boolean =>
  items.every((item) => typeof item === 'string') && items.some((item) => item.includes(' '));

/** Whether the items of a list have no names: sentences and rows. */
export const isNameless = (items: readonly unknown[]): boolean =>
  isTexts(items) || (items.length > 0 && items.every((item) => Array.isArray(item)));

/** Whether two lists have the same texts, each once, in different orders. */
const isReordered = (before: readonly string[], after: readonly string[]): boolean =>
  [before, after, [...before, ...after]].every((texts) => new Set(texts).size === before.length) &&
  before.length === after.length;

const moves = (before: readonly string[], after: readonly string[], at: DeltaPosition): Delta[] =>
  movedKeys(before, after).length > 0 ? [{ how: 'moved', ...at, before, after }] : [];

/** The smallest set of keys that must move to turn the order of `before` into that of `after`, in the new order. */
export function movedKeys(before: readonly string[], after: readonly string[]): string[] {
  const common = after.filter((key) => before.includes(key));
  const kept = longestRise(common.map((key) => before.indexOf(key)));
  return common.filter((_, index) => !kept.has(index));
}

/** The indexes of the longest increasing subsequence. */
function longestRise(numbers: readonly number[]): Set<number> {
  const rises: number[][] = [];
  for (const [place, number] of numbers.entries()) {
    const before = rises.filter((rise) => (numbers[rise.at(-1) ?? -1] ?? -1) < number);
    const longest = before.reduce<number[]>((best, rise) => (rise.length > best.length ? rise : best), []);
    rises.push([...longest, place]);
  }
  return new Set(rises.reduce<number[]>((best, rise) => (rise.length > best.length ? rise : best), []));
}

/** Keys whose value can name an item, in order of preference. */
const naming = ['id', 'value', 'name', 'label', 'heading', 'question', 'service', 'words', 'title', 'plugin', 'of'];

/** The items by name. Items without a name, or with the same name as another, get a number. */
export function itemsByName(items: readonly unknown[]): Map<string, unknown> {
  const count = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const name = changedItemName(item) ?? '';
      const number = (count.get(name) ?? 0) + 1;
      count.set(name, number);
      return [name === '' ? `no. ${number}` : number === 1 ? name : `${name} (${number})`, item] as const;
    }),
  );
}

type Block = Readonly<Record<string, unknown>>;

const isBlocks = (items: readonly unknown[]): boolean =>
  items.length > 0 && items.every((item) => isMap(item) && typeof item.block === 'string');

/**
 * The blocks of a page by name, before and after. Blocks of the same name are matched; the rest are matched by kind, in
 * order. A renamed block has its new name in both maps.
 */
function paired(before: readonly Block[], after: readonly Block[]): [Map<string, unknown>, Map<string, unknown>] {
  const now = itemsByName(after);
  const free = new Map(now);
  const exact = before.map((block) => {
    const name = changedItemName(block) ?? '';
    return free.delete(name) ? name : undefined;
  });
  const old = before.map((block, index): [string, unknown] => {
    const match = exact[index] ?? [...free].find(([, other]) => (other as Block).block === block.block)?.[0];
    if (match !== undefined) free.delete(match);
    return [
      match ?? `${changedItemName(block) ?? ''}${now.has(changedItemName(block) ?? '') ? ' (before)' : ''}`,
      block,
    ];
  });
  return [new Map(old), now];
}

function changedItemName(item: unknown): string | undefined {
  if (!isMap(item)) return typeof item === 'object' ? undefined : String(item);
  const key = naming.find((one) => ['string', 'number'].includes(typeof item[one]));
  if (typeof item.block === 'string') return key === undefined ? item.block : `${item.block} "${String(item[key])}"`;
  return key === undefined ? undefined : String(item[key]);
}
