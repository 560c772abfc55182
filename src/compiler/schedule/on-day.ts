import { isCollection, isNode, type Document, type Node } from 'yaml';
import { at } from '../read/data.ts';
import type { Path, Source, Written } from '../read/source.ts';
import { changeOn, changesIn, daysOf, holdsOn } from './dated.ts';

/**
 * A file as it is on a day: without the items of lists that do not hold on it, and with the value that each constant
 * has by then. The days themselves are gone from it, so no later stage knows of them, and every value keeps its place
 * in the text. The same source when it has no days.
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
  return { ...source, data: now.data, written: written([now]) };
}

/** What holds a value that changes, as it is from a day on. */
interface Changed {
  readonly path: Path;
  readonly change: Path;
  readonly keys: readonly string[];
  readonly data: object;
}

function changed({ data }: Source, path: Path, change: Path): Changed {
  const { from: validFrom, ...now } = at(data, change) as Record<string, unknown>;
  // Its own last day was that of the value before.
  const { validUntil: _, ...before } = at(data, path) as Record<string, unknown>;
  return { path, change, keys: [...Object.keys(now), 'validFrom'], data: { ...before, ...now, validFrom } };
}

/** Leads from what changes have put in place of values to where the changes say it. */
const written =
  (all: readonly Changed[]) =>
  (path: Path): Written => {
    for (const { path: within, change, keys } of all) {
      const [key, ...inner] = path.slice(within.length);
      if (key !== undefined && keys.includes(String(key)) && within.every((step, index) => step === path[index]))
        return { path: [...change, key === 'validFrom' ? 'from' : key, ...inner] };
    }
    return { path };
  };

function withoutOthers(source: Source, day: string): Source {
  const dropped: Path[] = [];
  const keep = (value: unknown, path: Path): unknown => {
    if (!value || typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      const kept = value.flatMap((item: unknown, index) => {
        const days = daysOf(item);
        if (!days) return [keep(item, [...path, index])];
        if (!holdsOn(days, day)) dropped.push([...path, index]);
        const { from: _, until: __, ...rest } = item as Record<string, unknown>;
        return holdsOn(days, day) ? [keep(rest, [...path, index])] : [];
      });
      return sameItems(kept, value) ? value : kept;
    }
    const entries = Object.entries(value).map(([key, inner]) => [key, keep(inner, [...path, key])] as const);
    return sameItems(
      entries.map(([, inner]) => inner),
      Object.values(value),
    )
      ? value
      : Object.fromEntries(entries);
  };
  const data = keep(source.data, []);
  return data === source.data ? source : { ...source, data, doc: changedDoc(source, (doc) => dropAll(doc, dropped)) };
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
  return { ...source, data: { ...file, constants: { ...constants, ...values } }, written: written(all) };
}

/** The document with changes of its own, made when it is first asked for. */
function changedDoc({ doc }: Source, change: (doc: Document) => void): () => Document {
  let changed: Document | undefined;
  return () => {
    if (!changed) change((changed = doc().clone()));
    return changed;
  };
}

/** Takes items out of the document: the last ones first, so that the paths of the others still hold. */
function dropAll(doc: Document, paths: readonly Path[]): void {
  for (const path of [...paths].reverse()) {
    const list = nodeAt(doc.contents, path.slice(0, -1));
    if (isCollection(list)) list.items.splice(Number(path.at(-1)), 1);
  }
}

/** The node at a path. An alias is not followed: what it repeats stands elsewhere. */
function nodeAt(root: Node | null, path: Path): Node | undefined {
  let node: unknown = root;
  for (const step of path) node = isCollection(node) ? node.get(step, true) : undefined;
  return isNode(node) ? node : undefined;
}
