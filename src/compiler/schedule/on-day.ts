import { isCollection, isMap, isNode, type Document, type Node } from 'yaml';
import { at } from '../read/data.ts';
import type { Path, Source } from '../read/source.ts';
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
  const { from: validFrom, ...now } = at(source.data, change.path) as Record<string, unknown>;
  // Its own last day was that of the rows before.
  const { validUntil: _, ...before } = source.data as Record<string, unknown>;
  return {
    ...source,
    data: { ...before, ...now, validFrom },
    doc: changedDoc(source, (doc) => {
      const rows = nodeAt(doc.contents, [...change.path, 'rows']);
      if (isMap(doc.contents) && rows) doc.contents.set('rows', rows);
    }),
  };
}

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
  const changed = [...changesIn(source)].flatMap(([name, changes]) => {
    const last = changeOn(changes, day);
    return last ? [{ name, change: last.path }] : [];
  });
  if (changed.length === 0) return source;
  const { constants, ...file } = source.data as { constants: Record<string, object> };
  const values = changed.map(({ name, change }) => {
    const { from: validFrom, ...now } = at(source.data, change) as Record<string, unknown>;
    // Its own last day was that of the value before.
    const { validUntil: _, ...before } = constants[name] as Record<string, unknown>;
    return [name, { ...before, ...now, validFrom }] as const;
  });
  return {
    ...source,
    data: { ...file, constants: { ...constants, ...Object.fromEntries(values) } },
    doc: changedDoc(source, (doc) => {
      for (const { name, change } of changed) {
        const constant = nodeAt(doc.contents, ['constants', name]);
        for (const key of ['value', 'source']) {
          const node = nodeAt(doc.contents, [...change, key]);
          if (isMap(constant) && node) constant.set(key, node);
        }
      }
    }),
  };
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
