import { compose } from './compose.ts';
import { at } from './data.ts';
import { Lines } from './lines.ts';
import { rowsBetween } from './rows.ts';
import { itemAt, shortest, ShortText } from './short-text.ts';
import type { Path } from './source.ts';

/** A text with its data. */
interface ParsedText {
  readonly text: string;
  readonly data: unknown;
}

/** The long texts that were parsed last. */
let latest: readonly ParsedText[] = [];
const mostKept = 6;

/** Remembers the data of a valid text, for later versions of it. */
export function remember(text: string, data: unknown): void {
  if (text.length >= shortest)
    latest = [{ text, data }, ...latest.filter((one) => one.text !== text)].slice(0, mostKept);
}

/**
 * The data of a text that was parsed before, or that differs from such a text in rows of one list: then only these rows
 * are parsed, and everything else stays the same object. Undefined for any other text, and if something is wrong.
 */
export function reread(text: string): unknown {
  if (text.length < shortest) return undefined;
  const known = latest.find((one) => one.text === text);
  if (known) return known.data;
  for (const before of latest) {
    const data = dataAfter(before, text);
    if (data === undefined) continue;
    remember(text, data);
    return data;
  }
  return undefined;
}

/** Exported for tests. */
export function dataAfter(before: ParsedText, now: string): unknown {
  const changed = changedLines(before.text, now);
  if (!changed) return undefined;
  const { start, was, is } = changed;
  const short = ShortText.of(now, { start, end: is });
  if (!short) return undefined;
  // A row beside the changed ones shows which list they are in.
  const lineBefore = start === 0 ? 0 : now.lastIndexOf('\n', start - 2) + 1;
  const lineBehind = now.indexOf('\n', is) + 1;
  const indent = /^ */.exec(now.slice(start, start + 200))![0].length;
  const isRow = (from: number, to: number) => to > from && rowsBetween(now, from, to, indent) === 1;
  const isBehind = isRow(lineBefore, start);
  if (!isBehind && !isRow(is, lineBehind)) return undefined;
  const [old, fresh] = [rowsBetween(before.text, start, was, indent), rowsBetween(now, start, is, indent)];
  if (old === undefined || fresh === undefined) return undefined;
  const doc = compose({ file: '', text: short.text, lines: new Lines(short.text) });
  if (!('contents' in doc)) return undefined;
  const gaps = short.gapsIn(doc);
  const beside = isBehind ? [lineBefore, start] : [is, lineBehind];
  const item = itemAt(doc, short.fromWhole(beside[0]!), short.fromWhole(beside[1]!));
  if (!gaps || !item) return undefined;
  const first = isBehind ? item.index + 1 : item.index - fresh;
  const rows = (at(doc.toJS(), item.path) as readonly unknown[]).slice(first, first + fresh);
  return replaced(before.data, item.path, (list) =>
    Array.isArray(list) ? list.toSpliced(gaps.toWhole(item.path, first), old, ...rows) : list,
  );
}

/** The lines in which two texts differ: from the end of their common start to the beginning of their common end. */
function changedLines(
  before: string,
  now: string,
): { readonly start: number; readonly was: number; readonly is: number } | undefined {
  const start = now.lastIndexOf('\n', sharedStart(before, now) - 1) + 1;
  const most = Math.min(before.length, now.length) - start;
  const behind = Math.min(sharedEnd(before, now), most);
  // The line in which they become the same again counts as changed, unless they are the same from its beginning.
  const is = now.length - behind;
  const end = now[is - 1] === '\n' ? is : now.indexOf('\n', is) + 1;
  return end === 0 ? undefined : { start, was: before.length - (now.length - end), is: end };
}

/** The number of characters that are compared at once. */
const stretch = 4096;

function sharedStart(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one.slice(shared, shared + stretch) === other.slice(shared, shared + stretch))
    shared += stretch;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared++;
  return Math.min(shared, one.length, other.length);
}

function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  const isAlike = (count: number, more: number) =>
    one.slice(one.length - count - more, one.length - count) ===
    other.slice(other.length - count - more, other.length - count);
  let shared = 0;
  while (shared + stretch <= most && isAlike(shared, stretch)) shared += stretch;
  while (shared < most && isAlike(shared, 1)) shared++;
  return shared;
}

/** A copy of data with another value at a path. Everything else in it stays the same object. */
function replaced(data: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(data);
  if (Array.isArray(data)) return data.with(Number(step), replaced(data[Number(step)], rest, change));
  return Object.fromEntries(
    Object.entries(data as object).map(([key, value]) => [key, key === step ? replaced(value, rest, change) : value]),
  );
}
