import type { Checked } from '../../src/compiler/check/checked.ts';
import { filled } from '../support/filled.ts';

/** Keys that the site does not use, or that another part of the snapshot shows. */
const elsewhere = 'asOf copy description examples rows source theme unseen validFrom'.split(' ');

/** Keys that examples prove, or whose effects other parts of the snapshot show. */
const proved = 'const effects filters messages private required result rules type when widget width x-list'.split(' ');

/**
 * Values of a file that the site uses and its drawing does not show, such as later texts, addresses and limits, with
 * their paths. A list's items go by their names, so that another item changes no other line, and
 * the order of keys does not matter.
 * Takes  `drawn`: all other parts of the snapshot
 */
export function undrawn({ kind, data }: Checked, drawn: string): string {
  const plain = ungrouped(drawn);
  const left = new Set([...elsewhere, ...(kind === 'form' || kind === 'wizard' ? proved : [])]);
  return grouped(
    leaves(data, '', left)
      .filter(([, values]) => !values.every((value) => isDrawn(value, plain)))
      .map(([path, values]) => [path, values.map(String).join(' | ').replaceAll('\n', ' / ')] as const),
  );
}

/** The longest line that values share, in characters. */
const longestLine = 160;

/** Values by their paths. Those of one parent share lines. */
function grouped(values: readonly (readonly [path: string, value: string])[]): string {
  const byParent = new Map<string, string[]>();
  for (const [path, value] of values) {
    const [, parent = '', key = ''] = /^(?:(.*)\.)?([^.]*)$/s.exec(path)!;
    byParent.set(parent, [...(byParent.get(parent) ?? []), `${key}=${value}`]);
  }
  return [...byParent]
    .flatMap(([parent, words]) =>
      filled(words.sort(), longestLine).map((line) => `${parent && `${parent}: `}${line}\n`),
    )
    .sort()
    .join('');
}

/** Numbers without the commas that group their digits. */
const ungrouped = (text: string): string => text.replaceAll(/(?<=\d),(?=\d)/g, '');

/** A value, or a list of them. */
type Leaf = readonly [path: string, values: readonly unknown[]];

function leaves(value: unknown, path: string, left: ReadonlySet<string>): Leaf[] {
  const inner = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    if (items.every((item) => typeof item !== 'object' || item === null)) return [[path, items]];
    return items.flatMap((item, index) => leaves(item, inner(nameOf(item) ?? String(index + 1)), left));
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => (left.has(key) ? [] : leaves(one, inner(key), left)));
  return value === undefined ? [] : [[path, [value]]];
}

/** The keys that identify an item of a list. */
const names = ['id', 'block', 'name', 'value', 'label', 'heading'];

/** The longest text that counts as a name. */
const longestName = 40;

function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const found = names.map((name) => (item as Record<string, unknown>)[name]).find((name) => typeof name === 'string');
  return typeof found === 'string' && found.length <= longestName ? found : undefined;
}

/** Shorter numbers are in most drawings anyway. */
const telling = 3;

function isDrawn(value: unknown, drawn: string): boolean {
  const text = ungrouped(String(value));
  if (typeof value === 'string') return drawn.includes(text.replaceAll(/\s+/g, ' ').trim());
  return typeof value === 'number' && text.length >= telling && new RegExp(`(?<![\\d.])${text}(?![\\d.])`).test(drawn);
}
