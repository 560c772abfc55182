import { parseDocument } from 'yaml';
import { at } from '../edit/change.ts';
import { insertItem, moveItem } from '../edit/items.ts';
import { removeAt } from '../edit/remove-at.ts';
import { sameData } from '../edit/same.ts';
import { setValue } from '../edit/set-value.ts';
import { isNameless, matched, stretchesOfItems, type Delta } from './delta.ts';
import { splitLines, linesWithout, stretches } from './stretches.ts';

/** Maximum number of ranges that are tried one by one. */
const maxTriedStretches = 60;

/**
 * Reverts one change of a text and keeps all others. If a range of lines makes the change, its old lines are restored
 * exactly; otherwise the change is reverted at its path. Throws an EditError if this would change something else.
 */
export function withoutChange(before: string, text: string, delta: Delta): string {
  const edited = revertedAtPath(before, text, delta);
  const wanted = parsedData(edited);
  const [old, now] = [splitLines(before), splitLines(text)];
  const found = stretches(old, now);
  const tries = found.length > maxTriedStretches ? [] : [...found.map((one) => [one]), found];
  const asItWas = tries.map((some) => linesWithout(old, now, some)).find((one) => matchesWanted(one, wanted, delta));
  return asItWas ?? edited;
}

const parsedData = (text: string): unknown => parseDocument(text, { logLevel: 'silent' }).toJS({ maxAliasCount: -1 });

/** Whether a text has the wanted data. The order of keys counts if it was the change. */
function matchesWanted(text: string, wanted: unknown, { how, is }: Delta): boolean {
  const doc = parseDocument(text, { logLevel: 'silent' });
  if (doc.errors.length > 0) return false;
  const data: unknown = doc.toJS({ maxAliasCount: -1 });
  return sameData(data, wanted) && (how !== 'moved' || JSON.stringify(at(data, is)) === JSON.stringify(at(wanted, is)));
}

/** Reverts the change at its path. */
function revertedAtPath(whole: string, text: string, delta: Delta): string {
  const { how, before, was, is } = delta;
  if (how === 'changed') return setValue(text, is, before);
  if (how === 'added') return removeAt(text, is);
  if (how === 'moved') return restoreOrder(text, delta);
  const step = was.at(-1)!;
  return typeof step === 'number'
    ? insertItem(text, is, insertionIndex(whole, text, delta), before)
    : setValue(text, [...is, step], before);
}

/**
 * The index at which to restore a removed item: after the nearest previous item that still exists, or for unnamed items
 * after the range that replaced it.
 */
function insertionIndex(whole: string, text: string, { was, is }: Delta): number {
  const [before, after, step] = [listAt(whole, was.slice(0, -1)), listAt(text, is), Number(was.at(-1))];
  if (isNameless([...before, ...after]))
    return stretchesOfItems(before, after).find((one) => step < one.was.end)?.is.end ?? after.length;
  const [old, now] = matched(before, after).map((items) => [...items.keys()]);
  const former = old!.slice(0, step).findLast((name) => now!.includes(name));
  return former === undefined ? 0 : now!.indexOf(former) + 1;
}

function listAt(text: string, path: Delta['is']): readonly unknown[] {
  const list = at(parsedData(text), path);
  return Array.isArray(list) ? list : [];
}

/** Restores the former order of moved items. New items keep their places. */
function restoreOrder(text: string, { is, before, after }: Delta): string {
  const [old, now] = [before, after] as [readonly string[], readonly string[]];
  const places = now.flatMap((key, place) => (old.includes(key) ? [place] : []));
  const former = old.filter((key) => now.includes(key));
  const keys = [...now];
  let result = text;
  for (const [nth, key] of former.entries()) {
    const to = places[nth]!;
    const from = keys.indexOf(key);
    if (from === to) continue;
    result = moveItem(result, is, from, to);
    keys.splice(to, 0, ...keys.splice(from, 1));
  }
  return result;
}

/** Reverts layout changes, which have no path: restores the old lines wherever the data stays the same. */
export function withoutLayout(before: string, text: string): string {
  const [old, now] = [splitLines(before), splitLines(text)];
  const said = parsedData(text);
  const silent = stretches(old, now).filter((one) => hasSameData(linesWithout(old, now, [one]), said));
  const result = linesWithout(old, now, silent);
  return hasSameData(result, said) ? result : text;
}

const hasSameData = (text: string, data: unknown): boolean => {
  const doc = parseDocument(text, { logLevel: 'silent' });
  return doc.errors.length === 0 && JSON.stringify(doc.toJS({ maxAliasCount: -1 })) === JSON.stringify(data);
};
