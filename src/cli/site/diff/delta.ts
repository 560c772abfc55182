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
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      ofKey(before, after, key, path),
    );
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
  const [old, now] = isBlocks([...before, ...after])
    ? paired(before as readonly Block[], after as readonly Block[])
    : [named(before), named(after)];
  if (!old || !now) return [{ how: 'changed', path, before, after }];
  const common = [...now.keys()].filter((name) => old.has(name));
  const moved = !same(
    common,
    [...old.keys()].filter((name) => now.has(name)),
  );
  return [
    ...[...old]
      .filter(([name]) => !now.has(name))
      .map(([name, item]): Delta => ({ how: 'removed', path: [...path, name], before: item, after: undefined })),
    ...[...now]
      .filter(([name]) => !old.has(name))
      .map(([name, item]): Delta => ({ how: 'added', path: [...path, name], before: undefined, after: item })),
    ...common.flatMap((name) => deltas(old.get(name), now.get(name), [...path, name])),
    ...(moved ? [{ how: 'moved', path, before: [...old.keys()], after: [...now.keys()] } as const] : []),
  ];
}

/** Keys whose value can name an item, the best first. */
const naming = ['id', 'value', 'name', 'label', 'heading', 'question', 'service', 'words', 'title'];

/** The items by their names; undefined where one has no name, or the name of another. */
function named(items: readonly unknown[]): Map<string, unknown> | undefined {
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  return byName.has(undefined) || byName.size < items.length ? undefined : (byName as Map<string, unknown>);
}

type Block = Readonly<Record<string, unknown>>;

const isBlocks = (items: readonly unknown[]): boolean =>
  items.length > 0 && items.every((item) => isMap(item) && typeof item.block === 'string');

/**
 * The blocks of a page by name, before and after. Blocks of the same name are matched; of the rest, those of the same
 * kind in their order. A block that was given another name has the new one in both maps.
 */
function paired(before: readonly Block[], after: readonly Block[]): [Map<string, unknown>, Map<string, unknown>] {
  const count = new Map<string, number>();
  const now = new Map(
    after.map((block) => {
      const name = nameOf(block) ?? '';
      count.set(name, (count.get(name) ?? 0) + 1);
      return [count.get(name) === 1 ? name : `${name} (${count.get(name) ?? 0})`, block] as const;
    }),
  );
  const free = new Map(now);
  const exact = before.map((block) => {
    const name = nameOf(block) ?? '';
    return free.delete(name) ? name : undefined;
  });
  const old = before.map((block, index): [string, unknown] => {
    const match = exact[index] ?? [...free].find(([, other]) => other.block === block.block)?.[0];
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
