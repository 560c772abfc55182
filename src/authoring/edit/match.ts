/** Keys that identify the items of a list. */
const identifyingKeys = ['id', 'value', 'name', 'key', 'field', 'label', 'heading', 'title', 'question', 'block'];

/**
 * For each item of the new list, the index of the old item that it comes from; undefined for a new item. Matches equal
 * items first, then items of the same name, then items between the same neighbours.
 */
export function sourcesOf(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const sources: (number | undefined)[] = now.map(() => undefined);
  const free = new Set(old.keys());
  const take = (index: number, source: number | undefined): void => {
    if (source === undefined || sources[index] !== undefined || !free.has(source)) return;
    sources[index] = source;
    free.delete(source);
  };
  pair(old, now, free, sources, take, (item) => JSON.stringify(item));
  pair(old, now, free, sources, take, identityOf);
  for (const index of sources.keys()) {
    const next = index === 0 ? 0 : sources[index - 1] === undefined ? undefined : sources[index - 1]! + 1;
    if (next !== undefined && free.has(next) && isAlike(old[next], now[index])) take(index, next);
  }
  return sources;
}

function pair(
  old: readonly unknown[],
  now: readonly unknown[],
  free: ReadonlySet<number>,
  sources: readonly (number | undefined)[],
  take: (index: number, source: number | undefined) => void,
  nameBy: (item: unknown) => string | undefined,
): void {
  const places = new Map<string, number[]>();
  for (const source of free) {
    const name = nameBy(old[source]);
    if (name === undefined) continue;
    const known = places.get(name);
    if (known) known.push(source);
    else places.set(name, [source]);
  }
  for (const [index, item] of now.entries()) {
    if (sources[index] !== undefined) continue;
    const name = nameBy(item);
    const candidates = name === undefined ? undefined : places.get(name);
    // Of several equal items, take the one at the same index, so that none moves needlessly.
    const at = Math.max(0, candidates?.indexOf(index) ?? 0);
    take(index, candidates?.splice(at, 1)[0]);
  }
}

function identityOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const key = identifyingKeys.find((one) => typeof (item as Record<string, unknown>)[one] !== 'undefined');
  return key === undefined ? undefined : JSON.stringify([key, (item as Record<string, unknown>)[key]]);
}

/** Whether one item can be edited into the other. */
const isAlike = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
