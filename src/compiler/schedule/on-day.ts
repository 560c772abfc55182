import { holdsOn } from '../../shared/engine/dates.ts';
import { isCollection, isMap, isNode, isScalar, isSeq, type Document, type Node } from 'yaml';
import { at } from '../read/data.ts';
import type { Path, Source, WrittenPath } from '../read/source.ts';
import { byDayKey } from '../../shared/plan/by-day.ts';
import { entryOn, isByDay } from './by-day.ts';
import { changeOn, changesIn, daysAt, isDay, neverHolds, pageDays } from './dated.ts';

/**
 * Whether a file exists on a day: only pages can have days of their own. A page with invalid days counts as existing,
 * so that links to it are not reported.
 */
export function isThereOn(source: Source, day: string): boolean {
  const { from, until } = pageDays(source) ?? {};
  const isWrong = [from, until].some((one) => one !== undefined && !isDay(one)) || neverHolds({ from, until });
  return isWrong || holdsOn({ from, until }, day);
}

/**
 * A file as it is on a day: without the items of lists that are not valid then, with the value of that day if there are
 * several, and with the value that each constant has by then. The days themselves are removed, so later stages do not
 * know of them, and every value keeps its place in the text. The same source when it has no days.
 */
export function sourceOn(source: Source, day: string): Source {
  if (source.kind === 'table') return tableOn(source, day);
  return source.kind === 'constants' ? constantsOn(source, day) : withoutOthers(source, day);
}

/** A table with the rows that it has by then. */
function tableOn(source: Source, day: string): Source {
  const change = changeOn(changesIn(source).get('rows') ?? [], day);
  if (!change) return source;
  const now = changed(source, [], change.path);
  return { ...source, data: now.data, written: writtenPathOf([now]) };
}

/** A part with a changed value, as it is from a day on. */
interface Changed {
  readonly path: Path;
  readonly change: Path;
  readonly keys: readonly string[];
  readonly data: object;
}

function changed({ data }: Source, path: Path, change: Path): Changed {
  const { from: validFrom, ...now } = at(data, change) as Record<string, unknown>;
  // Its own last day was that of the previous value.
  const { validUntil: _, ...before } = at(data, path) as Record<string, unknown>;
  return { path, change, keys: [...Object.keys(now), 'validFrom'], data: { ...before, ...now, validFrom } };
}

/** Converts the paths of changed values to the paths where the changes are written. */
const writtenPathOf =
  (all: readonly Changed[]) =>
  (path: Path): WrittenPath => {
    for (const { path: within, change, keys } of all) {
      const [key, ...inner] = path.slice(within.length);
      if (key !== undefined && keys.includes(String(key)) && within.every((step, index) => step === path[index]))
        return { path: [...change, key === 'validFrom' ? 'from' : key, ...inner] };
    }
    return { path };
  };

/** The change of a place in a document on a day: the item is removed, or the value of an entry replaces it. */
interface Turn {
  readonly path: Path;
  /** The path of what replaces it. */
  readonly taken?: Path;
}

function withoutOthers(source: Source, day: string): Source {
  const turns: Turn[] = [];
  const keepItems = (items: readonly unknown[], path: Path): readonly unknown[] => {
    const kept = items.flatMap((item: unknown, index) => {
      const days = daysAt([...path, index], item);
      if (!days) return [keep(item, [...path, index])];
      if (!holdsOn(days, day)) turns.push({ path: [...path, index] });
      return holdsOn(days, day) ? [keep(withoutDays(item), [...path, index])] : [];
    });
    return sameItems(kept, items) ? items : kept;
  };
  const keep = (value: unknown, path: Path): unknown => {
    if (!value || typeof value !== 'object') return value;
    if (Array.isArray(value)) return keepItems(value, path);
    if (isByDay(value)) {
      const inner = [byDayKey, entryOn(value[byDayKey], day), 'value'];
      turns.push({ path, taken: [...path, ...inner] });
      return keep(at(value, inner), [...path, ...inner]);
    }
    const entries = Object.entries(value).map(([key, inner]) => [key, keep(inner, [...path, key])] as const);
    return sameItems(
      entries.map(([, inner]) => inner),
      Object.values(value),
    )
      ? value
      : Object.fromEntries(entries);
  };
  const data = keep(pageDays(source) ? withoutDays(source.data) : source.data, []);
  return data === source.data ? source : { ...source, data, doc: changedDoc(source, (doc) => turn(doc, turns)) };
}

function withoutDays(item: unknown): Record<string, unknown> {
  const { from: _, until: __, ...rest } = item as Record<string, unknown>;
  return rest;
}

const sameItems = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((item, index) => item === others[index]);

function constantsOn(source: Source, day: string): Source {
  const all = [...changesIn(source)].flatMap(([name, changes]) => {
    const last = changeOn(changes, day);
    return last ? [{ name, ...changed(source, ['constants', name], last.path) }] : [];
  });
  if (all.length === 0) return source;
  const { constants, ...file } = source.data as { constants: Record<string, object> };
  const values = Object.fromEntries(all.map(({ name, data }) => [name, data]));
  return { ...source, data: { ...file, constants: { ...constants, ...values } }, written: writtenPathOf(all) };
}

/** The document with changes, made when it is first needed. */
function changedDoc({ doc }: Source, change: (doc: Document) => void): () => Document {
  let changed: Document | undefined;
  return () => {
    if (!changed) change((changed = doc().clone()));
    return changed;
  };
}

/** Applies the turns of a day to the document: the last ones first, so that the paths of the others stay valid. */
function turn(doc: Document, turns: readonly Turn[]): void {
  for (const { path, taken } of [...turns].reverse()) {
    const holder = nodeAt(doc.contents, path.slice(0, -1));
    if (!isCollection(holder)) continue;
    const step = path.at(-1)!;
    if (!taken) holder.items.splice(Number(step), 1);
    else if (isSeq(holder)) holder.items[Number(step)] = nodeAt(doc.contents, taken);
    else setPair(holder, String(step), nodeAt(doc.contents, taken));
  }
}

function setPair(holder: Node, key: string, value: Node | undefined): void {
  const pair = isMap(holder)
    ? holder.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  if (pair && value) pair.value = value;
}

/** The node at a path. Aliases are not followed: the part that they repeat is elsewhere. */
function nodeAt(root: Node | null, path: Path): Node | undefined {
  let node: unknown = root;
  for (const step of path) node = isCollection(node) ? node.get(step, true) : undefined;
  return isNode(node) ? node : undefined;
}
