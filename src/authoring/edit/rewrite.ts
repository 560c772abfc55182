import { isMap, isSeq } from 'yaml';
import { habitsOf } from './habits.ts';
import { sourcesOf } from './match.ts';
import { likesAt, placed, writeContext } from './place.ts';
import { keysOf, type Parsed, type PlacedNode } from './parsed.ts';
import { rewrittenScalar } from './rewrite-scalar.ts';
import { sameData } from './same.ts';
import { isScalarValue } from './scalar.ts';
import { isFlow, spliced, type Splice } from './tokens.ts';
import { entriesOf, entryText, flowText, isData, itemText, keyText, asYaml, type WriteContext } from './write.ts';

/** The changes that turn a value from `old` into `value`. */
export function rewritten(whole: Parsed, located: PlacedNode, old: unknown, value: unknown): Splice[] {
  if (sameData(old, value)) return [];
  if (located.collection && isMap(located.node) && isData(old) && isData(value) && entriesOf(value).length > 0)
    return rewrittenMap(whole, located, old, value);
  if (located.collection && isSeq(located.node) && Array.isArray(old) && Array.isArray(value) && value.length > 0)
    return rewrittenList(whole, located, old, value);
  const splice = isScalarValue(value) ? rewrittenScalar(whole, located, value) : undefined;
  return [splice ?? placed(located, asYaml(value, { ...writeContext(whole, located), ...ownStyle(located) }))];
}

/** A map that becomes a list, or a list that becomes a map, stays in flow or block style. */
const ownStyle = ({ node, collection }: PlacedNode): Partial<WriteContext> =>
  collection && node ? { likes: [node] } : {};

function rewrittenMap(
  whole: Parsed,
  located: PlacedNode,
  old: Readonly<Record<string, unknown>>,
  value: Readonly<Record<string, unknown>>,
): Splice[] {
  const before = isMap(located.node) ? keysOf(located.node) : [];
  const now = new Map(entriesOf(value));
  const inner = before.map((key, index) =>
    now.has(key) ? rewritten(whole, located.child(index), old[key], now.get(key)) : [],
  );
  const added = [...now.keys()].filter((key) => !before.includes(key));
  if (added.length === 0 && before.every((key) => now.has(key))) return inner.flat();
  const layout = changedLayout(whole.text, located, inner);
  const keys = [...before];
  for (const key of added) {
    const all = [...now.keys()];
    const above = all.slice(0, all.indexOf(key)).findLast((one) => keys.includes(one));
    const index = above === undefined ? 0 : keys.indexOf(above) + 1;
    layout.insert(index, newEntry(whole, located, index, key, now.get(key)));
    keys.splice(index, 0, key);
  }
  for (const key of before.filter((one) => !now.has(one))) {
    layout.remove(keys.indexOf(key));
    keys.splice(keys.indexOf(key), 1);
  }
  return [{ start: layout.start, end: layout.end, text: layout.print() }];
}

/** Items that still exist keep their texts, also in another order. */
function rewrittenList(
  whole: Parsed,
  located: PlacedNode,
  old: readonly unknown[],
  value: readonly unknown[],
): Splice[] {
  const sources = sourcesOf(old, value);
  const inner: Splice[][] = old.map(() => []);
  for (const [index, source] of sources.entries())
    if (source !== undefined) inner[source] = rewritten(whole, located.child(source), old[source], value[index]);
  if (sources.length === old.length && sources.every((source, index) => source === index)) return inner.flat();
  const layout = changedLayout(whole.text, located, inner);
  const kept = sources.filter((source) => source !== undefined);
  const staying = new Set(kept);
  const gone = [...old.keys()].filter((index) => !staying.has(index));
  // The list must not become empty, so add items first.
  const first = kept.length === 0 ? value.length : 0;
  for (const item of value.slice(0, first)) layout.insert(layout.length, newItem(whole, located, layout.length, item));
  for (const index of gone.reverse()) layout.remove(index);
  const ranks = new Map([...kept].sort((a, b) => a - b).map((source, rank) => [source, rank]));
  if (kept.length > 0) layout.arrange(kept.map((source) => ranks.get(source)!));
  if (first === 0)
    for (const [index, source] of sources.entries())
      if (source === undefined)
        layout.insert(index, newItem(whole, located, index, value[index]), { atTop: isAtTop(located) });
  return [{ start: layout.start, end: layout.end, text: layout.print() }];
}

/** The layout of a map or list with changes inside its entries. */
function changedLayout(text: string, located: PlacedNode, inner: readonly (readonly Splice[])[]) {
  const { layout, spans } = located;
  for (const [index, splices] of inner.entries()) {
    if (splices.length === 0) continue;
    const { start } = spans[index]!;
    const own = splices.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start }));
    layout.change(index, spliced(text.slice(start, start + layout.textOf(index).length), own));
  }
  return layout;
}

/** Whether a list is the value of a top-level key. */
export const isAtTop = ({ standing }: PlacedNode): boolean => standing !== undefined && !standing.around.standing;

/** The text of a new entry of a map, which is not empty. */
export function newEntry(whole: Parsed, located: PlacedNode, index: number, key: string, value: unknown): string {
  const habits = habitsOf(whole);
  if (isFlow(located.token)) return `${keyText(key, true)}: ${flowText(value, habits)}`;
  const child = located.child(0);
  return entryText(key, value, { ...writeContext(whole, child), likes: likesAt(located, index, key, true) });
}

/** The text of a new item of a list, which is not empty. */
export function newItem(whole: Parsed, located: PlacedNode, index: number, value: unknown, style?: 'block'): string {
  if (isFlow(located.token)) return flowText(value, habitsOf(whole));
  return itemText(value, {
    ...writeContext(whole, located.child(0)),
    likes: likesAt(located, index, undefined, true),
    style,
  });
}
