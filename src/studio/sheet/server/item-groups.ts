import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { at, changed } from '../../../authoring/edit/change.ts';
import { nodeAt, parsed } from '../../../authoring/edit/parsed.ts';
import { record } from '../../../compiler/read/data.ts';
import { lineStart } from '../../../authoring/edit/tokens.ts';
import { titleFromName } from '../../adding/server/fresh.ts';

/** The value in another list that an item belongs to (`of`). */
type Owner = string | number;
type ListItem = Readonly<Record<string, unknown>>;

/** The groups of a list by owner, in order, with the indexes of their first and last items. */
type Groups = ReadonlyMap<Owner, { readonly first: number; last: number }>;

/** The groups of a list, if all items have an owner and items with the same owner are together. */
function itemGroups(list: readonly unknown[]): Groups | undefined {
  const groups = new Map<Owner, { readonly first: number; last: number }>();
  for (const [index, item] of list.entries()) {
    const { of } = record(item);
    if (typeof of !== 'string' && typeof of !== 'number') return undefined;
    const group = groups.get(of);
    if (group && group.last !== index - 1) return undefined;
    if (group) group.last = index;
    else groups.set(of, { first: index, last: index });
  }
  return groups;
}

/** A list with more items. If it has groups, each new item is added to its group, and new groups at the end. */
export function withItems(list: readonly ListItem[], added: readonly ListItem[]): ListItem[] {
  const groups = itemGroups(list);
  // If no two items have the same owner, the list is not in groups.
  if (!groups || groups.size === list.length) return [...list, ...added];
  const more = new Map<unknown, ListItem[]>();
  for (const item of added) {
    const others = more.get(item.of);
    if (others) others.push(item);
    else more.set(item.of, [item]);
  }
  const isLast = (item: ListItem, index: number) => groups.get(item.of as Owner)?.last === index;
  const old = list.flatMap((item, index) => (isLast(item, index) ? [item, ...(more.get(item.of) ?? [])] : [item]));
  const fresh = [...more].flatMap(([of, items]) => (groups.has(of as Owner) ? [] : items));
  return [...old, ...fresh];
}

/**
 * Formats new groups of a list like the others: with the same blank lines, and with a comment that names the owner if
 * all other groups have one of the same form. `before`, `after`: the text without and with the new items.
 */
export function withHeads(before: string, after: string, path: Path, symbols: Pick<SymbolTable, 'lists'>): string {
  if (before === after) return after;
  const old = itemGroups(asList(at(parsed(before).data, path)));
  if (!old || old.size === 0) return after;
  const list = asList(at(parsed(after).data, path));
  const fresh = newGroups(list, old);
  const gaps = gapsIn(before, path, old);
  const head = fresh.size > 0 ? headIn(before, path, old, symbols) : undefined;
  return changed(after, path, {}, (whole) => {
    const { text, data } = whole;
    const { spans } = nodeAt(whole, path);
    const splices = spans.flatMap(({ start, at: dash }, index) => {
      const owner = fresh.get(index);
      const apart = gaps.between ?? (head && '\n\n');
      const gap = owner === undefined ? gapInside(list, index, gaps.inside) : apart;
      const above = spans[index - 1];
      const line = lineStart(text, dash);
      const now = text.slice(above?.end, line);
      const isHeaded = start !== dash || now.trim() !== '';
      if (!above || gap === undefined || gap.trim() !== '' || isHeaded) return [];
      const words = owner === undefined || !head ? '' : `${text.slice(line, dash)}${head.lineFor(owner)}\n`;
      return now === gap && words === '' ? [] : [{ start: above.end, end: line, text: gap + words }];
    });
    return { splices, data };
  });
}

/** The gap before an item in the same group as the previous one. */
const gapInside = (list: readonly unknown[], index: number, gap: string | undefined): string | undefined =>
  index > 0 && record(list[index]).of === record(list[index - 1]).of ? gap : undefined;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The owners of new groups at the end, by the index of their first item. */
function newGroups(list: readonly unknown[], known: Groups): ReadonlyMap<number, Owner> {
  const start = list.findLastIndex((item) => known.has(record(item).of as Owner)) + 1;
  const groups = itemGroups(list.slice(start)) ?? [];
  return new Map([...groups].map(([owner, { first }]) => [start + first, owner]));
}

/** The line ends between items of a group, and those before the last group. */
function gapsIn(text: string, path: Path, groups: Groups): { readonly inside?: string; readonly between?: string } {
  const { spans } = nodeAt(parsed(text), path);
  const gapAt = (index: number) => lineBreaksIn(text.slice(spans[index - 1]!.end, spans[index]!.start));
  const firsts = new Set([...groups.values()].map(({ first }) => first));
  const inside = new Set([...spans.keys()].filter((index) => index > 0 && !firsts.has(index)).map(gapAt));
  const last = [...firsts].at(-1) ?? 0;
  const between = last === 0 ? undefined : gapAt(last);
  return {
    ...(inside.size < 2 && { inside: [...inside][0] ?? '\n' }),
    // The gap before the last group may contain a comment that must not be repeated.
    ...(between?.trim() === '' && { between }),
  };
}

/** A gap up to the indentation of the next line, with `\n` as line ends. */
const lineBreaksIn = (gap: string): string => gap.slice(0, gap.lastIndexOf('\n') + 1).replaceAll('\r', '');

/** The form of the comment before a group. */
interface HeadFormat {
  lineFor(owner: Owner): string;
}

/** The common form of the comments before groups, if there is one. */
function headIn(
  text: string,
  path: Path,
  groups: Groups,
  { lists }: Pick<SymbolTable, 'lists'>,
): HeadFormat | undefined {
  const { spans } = nodeAt(parsed(text), path);
  const heads = [...groups].map(([owner, { first }]) => {
    const { start, at: dash } = spans[first]!;
    return {
      owner,
      lines: text
        .slice(start, dash)
        .split('\n')
        .map((line) => line.trim()),
    };
  });
  for (const nameOf of namings([...groups.keys()], lists)) {
    const [{ owner: first, lines }] = heads as [(typeof heads)[0]];
    const words = nameOf(first) ?? '';
    const line = lines.find((one) => one.includes(words)) ?? '';
    const place = line.indexOf(words);
    const lineFor = (owner: Owner) =>
      line.slice(0, place) + (nameOf(owner) ?? titleFromName(String(owner))) + line.slice(place + words.length);
    if (line !== '' && words !== '' && heads.every((head) => head.lines.includes(lineFor(head.owner))))
      return { lineFor };
  }
  return undefined;
}

/** Ways to name an owner: its label, its label after those of its own owners, or its value. */
function namings(owners: readonly Owner[], lists: SymbolTable['lists']): ((owner: Owner) => string | undefined)[] {
  const ways: ((owner: Owner) => string | undefined)[] = [];
  const chain: ReadonlyMap<Owner, ListItem>[] = [];
  let wanted: readonly (Owner | undefined)[] = owners;
  // Stops at cyclic lists.
  while (chain.length < lists.size && wanted.every((one) => one !== undefined)) {
    const options = optionsWith(wanted, lists);
    if (!options) break;
    chain.push(options);
    const steps = [...chain];
    ways.push((owner) => labelsOf(owner, steps));
    wanted = [...new Set(wanted.map((one) => options.get(one)?.of as Owner | undefined))];
  }
  return [...ways, String];
}

/** The labels of an owner and its own owners, the topmost first; undefined if one is unknown. */
function labelsOf(owner: Owner, chain: readonly ReadonlyMap<Owner, ListItem>[]): string | undefined {
  const labels: string[] = [];
  let value = owner;
  for (const options of chain) {
    const option = options.get(value);
    if (typeof option?.label !== 'string') return undefined;
    labels.unshift(option.label);
    value = option.of as Owner;
  }
  return labels.join(' ');
}

/** The options of the smallest list with all these values. */
function optionsWith(
  values: readonly (Owner | undefined)[],
  lists: SymbolTable['lists'],
): ReadonlyMap<Owner, ListItem> | undefined {
  const found = [...lists.values()]
    .filter(({ data }) => data.of === 'options')
    .map(({ data }) => new Map((data.items as readonly ListItem[]).map((item) => [item.value as Owner, item])))
    .filter((options) => values.every((value) => value !== undefined && options.has(value)));
  return found.sort((one, other) => one.size - other.size)[0];
}
