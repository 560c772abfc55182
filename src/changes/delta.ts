/** One difference between two pieces of data. */
export interface Delta {
  readonly how: 'added' | 'removed' | 'changed' | 'moved';
  /** The keys that lead there. An item of a list has no key: it goes by its id, value, label or heading. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The differences between two pieces of data, each for the smallest part that differs. Items of lists are matched by
 * what names them, not by their place.
 */
export function deltas(before: unknown, after: unknown, path: readonly string[] = []): Delta[] {
  if (same(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, path);
  if (isMap(before) && isMap(after))
    return [
      ...[...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
        ofKey(before, after, key, path),
      ),
      // Visitors are asked in the order of the fields. That of other keys nobody sees.
      ...(path.at(-1) === 'properties' ? moves(Object.keys(before), Object.keys(after), path) : []),
    ];
  return [{ how: 'changed', path, before, after }];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ofKey(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  key: string,
  path: readonly string[],
): Delta[] {
  const here = [...path, key];
  if (!Object.hasOwn(before, key)) return [{ how: 'added', path: here, before: undefined, after: after[key] }];
  if (!Object.hasOwn(after, key)) return [{ how: 'removed', path: here, before: before[key], after: undefined }];
  return deltas(before[key], after[key], here);
}

function ofLists(before: readonly unknown[], after: readonly unknown[], path: readonly string[]): Delta[] {
  if (isTexts([...before, ...after])) return ofTexts(before as readonly string[], after as readonly string[], path);
  const [old, now] = isBlocks([...before, ...after])
    ? paired(before as readonly Block[], after as readonly Block[])
    : [named(before), named(after)];
  const common = [...now.keys()].filter((name) => old.has(name));
  return [
    ...[...old]
      .filter(([name]) => !now.has(name))
      .map(([name, item]): Delta => ({ how: 'removed', path: [...path, name], before: item, after: undefined })),
    ...[...now]
      .filter(([name]) => !old.has(name))
      .map(([name, item]): Delta => ({ how: 'added', path: [...path, name], before: undefined, after: item })),
    ...common.flatMap((name) => deltas(old.get(name), now.get(name), [...path, name])),
    ...moves([...old.keys()], [...now.keys()], path),
  ];
}

/** Whether a list holds sentences, which name nothing. */
const isTexts = (items: readonly unknown[]): boolean =>
  items.every((item) => typeof item === 'string') && items.some((item) => item.includes(' '));

/** Texts are matched when they are the same. Of the others, each is taken for a new version of the next one. */
function ofTexts(before: readonly string[], after: readonly string[], path: readonly string[]): Delta[] {
  const gone = before.filter((text) => !after.includes(text));
  const come = after.filter((text) => !before.includes(text));
  const pairs = Array.from({ length: Math.max(gone.length, come.length) }, (_, index): Delta => {
    const [old, now] = [gone[index], come[index]];
    const place = now === undefined ? before.indexOf(old ?? '') : after.indexOf(now);
    const how = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    return { how, path: [...path, `no. ${place + 1}`], before: old, after: now };
  });
  return [...pairs, ...moves(before, after, path)];
}

const moves = (before: readonly string[], after: readonly string[], path: readonly string[]): Delta[] =>
  movedKeys(before, after).length > 0 ? [{ how: 'moved', path, before, after }] : [];

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
