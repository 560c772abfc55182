import { isMap } from '../../compiler/read/shape.ts';
import { stretches, type Stretch } from './stretches.ts';

/** Path from the root of some data to a part of it. */
type Path = readonly (string | number)[];

/** One difference between two pieces of data. */
export interface Delta {
  readonly how: 'added' | 'removed' | 'changed' | 'moved';
  /** The keys that lead there. An item of a list has no key: it goes by its id, value, label or heading. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
  /** Where it stood; of what was added, the list or map in which it was not. Of items that moved, their list or map. */
  readonly was: Path;
  /** Where it stands now; of what was removed, the list or map in which it is no more. */
  readonly is: Path;
}

/** Where the two pieces of data stand that are compared. */
type Standing = Pick<Delta, 'path' | 'was' | 'is'>;

const atRoot: Standing = { path: [], was: [], is: [] };

/**
 * The differences between two pieces of data, each for the smallest part that differs. Items of lists are matched by
 * what names them, not by their place.
 */
export function deltas(before: unknown, after: unknown, at: Standing = atRoot): Delta[] {
  if (same(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, at);
  if (isMap(before) && isMap(after))
    return [
      ...[...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => ofKey(before, after, key, at)),
      // Visitors are asked in the order of the fields. That of other keys nobody sees.
      ...(at.path.at(-1) === 'properties' ? moves(Object.keys(before), Object.keys(after), at) : []),
    ];
  return [{ how: 'changed', ...at, before, after }];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is called `name`, at these keys or indexes of what is compared. */
const inside = ({ path, was, is }: Standing, name: string, from?: string | number, to?: string | number): Standing => ({
  path: [...path, name],
  was: from === undefined ? was : [...was, from],
  is: to === undefined ? is : [...is, to],
});

function ofKey(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  key: string,
  at: Standing,
): Delta[] {
  if (!Object.hasOwn(before, key))
    return [{ how: 'added', ...inside(at, key, undefined, key), before: undefined, after: after[key] }];
  if (!Object.hasOwn(after, key))
    return [{ how: 'removed', ...inside(at, key, key), before: before[key], after: undefined }];
  return deltas(before[key], after[key], inside(at, key, key, key));
}

function ofLists(before: readonly unknown[], after: readonly unknown[], at: Standing): Delta[] {
  const all = [...before, ...after];
  if (isTexts(all) && isReordered(before as readonly string[], after as readonly string[]))
    return moves(before as readonly string[], after as readonly string[], at);
  if (isNameless(all)) return inOrder(before, after, at);
  const [old, now] = matched(before, after);
  const common = [...now.keys()].filter((name) => old.has(name));
  const from = (item: unknown): number => before.indexOf(item);
  const to = (item: unknown): number => after.indexOf(item);
  return [
    ...[...old]
      .filter(([name]) => !now.has(name))
      .map(([name, item]): Delta => ({
        how: 'removed',
        ...inside(at, name, from(item)),
        before: item,
        after: undefined,
      })),
    ...[...now]
      .filter(([name]) => !old.has(name))
      .map(([name, item]): Delta => ({
        how: 'added',
        ...inside(at, name, undefined, to(item)),
        before: undefined,
        after: item,
      })),
    ...common.flatMap((name) => {
      const [item, other] = [old.get(name), now.get(name)];
      return deltas(item, other, inside(at, name, from(item), to(other)));
    }),
    ...moves([...old.keys()], [...now.keys()], at),
  ];
}

/** The items of two lists by their names. Two that are the same item have the same name. */
export const matched = (
  before: readonly unknown[],
  after: readonly unknown[],
): [Map<string, unknown>, Map<string, unknown>] =>
  isBlocks([...before, ...after])
    ? paired(before as readonly Block[], after as readonly Block[])
    : [named(before), named(after)];

/** Where two lists of items without names differ. */
export const stretchesOfItems = (before: readonly unknown[], after: readonly unknown[]): Stretch[] =>
  stretches(
    before.map((item) => JSON.stringify(item)),
    after.map((item) => JSON.stringify(item)),
  );

/** Items without names: those that are not the same are matched in their order, rows then cell by cell. */
function inOrder(before: readonly unknown[], after: readonly unknown[], at: Standing): Delta[] {
  return stretchesOfItems(before, after).flatMap(({ was, is }) =>
    Array.from({ length: Math.max(was.end - was.start, is.end - is.start) }, (_, nth) => {
      const [from, to] = [was.start + nth, is.start + nth];
      const name = `no. ${(to < is.end ? to : from) + 1}`;
      if (to >= is.end) return [{ how: 'removed', ...inside(at, name, from), before: before[from], after: undefined }];
      if (from >= was.end)
        return [{ how: 'added', ...inside(at, name, undefined, to), before: undefined, after: after[to] }];
      return ofItem(before[from], after[to], inside(at, name, from, to));
    }).flatMap((some) => some as Delta[]),
  );
}

function ofItem(before: unknown, after: unknown, at: Standing): Delta[] {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return [{ how: 'changed', ...at, before, after }];
  return after.flatMap((cell, index) => deltas(before[index], cell, inside(at, `no. ${index + 1}`, index, index)));
}

/** Whether a list holds sentences, which name nothing. */
const isTexts = (items: readonly unknown[]): boolean =>
  items.every((item) => typeof item === 'string') && items.some((item) => item.includes(' '));

/** Whether the items of a list have no names: sentences and rows. */
export const isNameless = (items: readonly unknown[]): boolean =>
  isTexts(items) || (items.length > 0 && items.every((item) => Array.isArray(item)));

/** Whether two lists hold the same texts, each once, so that only their order differs. */
const isReordered = (before: readonly string[], after: readonly string[]): boolean =>
  [before, after, [...before, ...after]].every((texts) => new Set(texts).size === before.length) &&
  before.length === after.length;

const moves = (before: readonly string[], after: readonly string[], at: Standing): Delta[] =>
  movedKeys(before, after).length > 0 ? [{ how: 'moved', ...at, before, after }] : [];

/** The fewest keys that must have moved so that those of `before` come in the order of `after`, in that order. */
export function movedKeys(before: readonly string[], after: readonly string[]): string[] {
  const common = after.filter((key) => before.includes(key));
  const kept = longestRise(common.map((key) => before.indexOf(key)));
  return common.filter((_, index) => !kept.has(index));
}

/** The places of the longest series of growing numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  const rises: number[][] = [];
  for (const [place, number] of numbers.entries()) {
    const before = rises.filter((rise) => (numbers[rise.at(-1) ?? -1] ?? -1) < number);
    const longest = before.reduce<number[]>((best, rise) => (rise.length > best.length ? rise : best), []);
    rises.push([...longest, place]);
  }
  return new Set(rises.reduce<number[]>((best, rise) => (rise.length > best.length ? rise : best), []));
}

/** Keys whose value can name an item, the best first. */
const naming = ['id', 'value', 'name', 'label', 'heading', 'question', 'service', 'words', 'title', 'plugin', 'of'];

/** The items by their names. Those without a name, or with that of another, are counted. */
export function named(items: readonly unknown[]): Map<string, unknown> {
  const count = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const name = nameOf(item) ?? '';
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
 * The blocks of a page by name, before and after. Blocks of the same name are matched; of the rest, those of the same
 * kind in their order. A block that was given another name has the new one in both maps.
 */
function paired(before: readonly Block[], after: readonly Block[]): [Map<string, unknown>, Map<string, unknown>] {
  const now = named(after);
  const free = new Map(now);
  const exact = before.map((block) => {
    const name = nameOf(block) ?? '';
    return free.delete(name) ? name : undefined;
  });
  const old = before.map((block, index): [string, unknown] => {
    const match = exact[index] ?? [...free].find(([, other]) => (other as Block).block === block.block)?.[0];
    if (match !== undefined) free.delete(match);
    return [match ?? `${nameOf(block) ?? ''}${now.has(nameOf(block) ?? '') ? ' (before)' : ''}`, block];
  });
  return [new Map(old), now];
}

function nameOf(item: unknown): string | undefined {
  if (!isMap(item)) return typeof item === 'object' ? undefined : String(item);
  const key = naming.find((one) => ['string', 'number'].includes(typeof item[one]));
  if (typeof item.block === 'string') return key === undefined ? item.block : `${item.block} "${String(item[key])}"`;
  return key === undefined ? undefined : String(item[key]);
}
