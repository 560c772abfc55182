import { parseDocument } from 'yaml';
import { at } from '../edit/change.ts';
import { insertItem, moveItem } from '../edit/items.ts';
import { removeAt } from '../edit/remove-at.ts';
import { same } from '../edit/same.ts';
import { setValue } from '../edit/set-value.ts';
import { isNameless, matched, stretchesOfItems, type Delta } from './delta.ts';
import { linesOf, linesWithout, stretches } from './stretches.ts';

/** Of more stretches than these, it is not tried which of them makes a change. */
const mostTried = 60;

/**
 * A text without one of its changes, which all others stay in. Where some lines alone make the change, they are as they
 * were, to the letter; otherwise the change is taken back at its path.
 * Throws an EditError where that cannot be done without changing something else.
 */
export function withoutChange(before: string, text: string, delta: Delta): string {
  const edited = taken(before, text, delta);
  const wanted = dataOf(edited);
  const [old, now] = [linesOf(before), linesOf(text)];
  const found = stretches(old, now);
  const tries = found.length > mostTried ? [] : [...found.map((one) => [one]), found];
  const asItWas = tries.map((some) => linesWithout(old, now, some)).find((one) => says(one, wanted, delta));
  return asItWas ?? edited;
}

const dataOf = (text: string): unknown => parseDocument(text, { logLevel: 'silent' }).toJS({ maxAliasCount: -1 });

/** Whether a text says what is wanted. The order of keys counts where it is what was changed. */
function says(text: string, wanted: unknown, { how, is }: Delta): boolean {
  const doc = parseDocument(text, { logLevel: 'silent' });
  if (doc.errors.length > 0) return false;
  const data: unknown = doc.toJS({ maxAliasCount: -1 });
  return same(data, wanted) && (how !== 'moved' || JSON.stringify(at(data, is)) === JSON.stringify(at(wanted, is)));
}

/** The text with the change taken back at its path. */
function taken(whole: string, text: string, delta: Delta): string {
  const { how, before, was, is } = delta;
  if (how === 'changed') return setValue(text, is, before);
  if (how === 'added') return removeAt(text, is);
  if (how === 'moved') return inOrder(text, delta);
  const step = was.at(-1)!;
  return typeof step === 'number'
    ? insertItem(text, is, placeOf(whole, text, delta), before)
    : setValue(text, [...is, step], before);
}

/**
 * Where an item that was removed belongs now: behind the nearest one that stood before it and is still there; without
 * names, behind what stands in place of what stood around it.
 */
function placeOf(whole: string, text: string, { was, is }: Delta): number {
  const [before, after, step] = [listAt(whole, was.slice(0, -1)), listAt(text, is), Number(was.at(-1))];
  if (isNameless([...before, ...after]))
    return stretchesOfItems(before, after).find((one) => step < one.was.end)?.is.end ?? after.length;
  const [old, now] = matched(before, after).map((items) => [...items.keys()]);
  const former = old!.slice(0, step).findLast((name) => now!.includes(name));
  return former === undefined ? 0 : now!.indexOf(former) + 1;
}

function listAt(text: string, path: Delta['is']): readonly unknown[] {
  const list = at(dataOf(text), path);
  return Array.isArray(list) ? list : [];
}

/** Puts those that have moved into their former order, one after the other. What is new keeps its place. */
function inOrder(text: string, { is, before, after }: Delta): string {
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

/** For what has no path to be taken back at: the lines of a text as they were where they say nothing else. */
export function withoutLayout(before: string, text: string): string {
  const [old, now] = [linesOf(before), linesOf(text)];
  const said = dataOf(text);
  const silent = stretches(old, now).filter((one) => isSaid(linesWithout(old, now, [one]), said));
  const result = linesWithout(old, now, silent);
  return isSaid(result, said) ? result : text;
}

const isSaid = (text: string, data: unknown): boolean => {
  const doc = parseDocument(text, { logLevel: 'silent' });
  return doc.errors.length === 0 && JSON.stringify(doc.toJS({ maxAliasCount: -1 })) === JSON.stringify(data);
};
