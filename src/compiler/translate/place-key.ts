import { byDayKey } from '../../shared/plan/by-day.ts';
import { itemName } from '../fill/shared.ts';
import { asText, record } from '../read/data.ts';
import { slug } from '../read/files.ts';
import type { Path } from '../read/source.ts';

/** The most letters of the name that an item gets from its words. */
const longestName = 40;

/**
 * The function that writes a path of a file by ids instead of numbers, so that it stays when items are added or
 * moved: steps.members.title. An item without an id gets a name from what it says.
 */
export function placeKeys(data: unknown): (path: Path) => string {
  const names = new Map<unknown, readonly string[]>();
  const nameIn = (items: readonly unknown[], index: number, of: string): string => {
    const known = names.get(items) ?? namesOf(items, of === byDayKey ? firstDay : nameOf);
    names.set(items, known);
    return known[index] ?? String(index);
  };
  return (path) => {
    let value = data;
    const steps = path.map((step, depth) => {
      const holder = value;
      value = (holder as Readonly<Record<string | number, unknown>> | undefined)?.[step];
      return Array.isArray(holder) ? nameIn(holder, Number(step), String(path[depth - 1])) : String(step);
    });
    return steps.filter((step) => step !== byDayKey).join('.');
  };
}

/** The names of the items of a list. Items with the same name are counted: faq, faq~2. */
function namesOf(items: readonly unknown[], nameOfItem: (item: unknown) => string | undefined): string[] {
  const counts = new Map<string, number>();
  return items.map((item, index) => {
    const name = nameOfItem(item) || String(index + 1);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}~${count}`;
  });
}

/** The id of an item: its own, the answer that it stands for, its first day, or where it leads. */
function ownName(item: unknown): string | undefined {
  const { const: value, from, href } = record(item);
  const id = [value, from].find((one) => typeof one === 'string' || typeof one === 'number');
  return itemName(item) ?? (id === undefined ? slug(typeof href === 'string' ? href : '') : String(id));
}

/** The name of the value of some days: its first day. */
const firstDay = (entry: unknown): string => asText(record(entry).from) ?? 'first';

function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return slug(item).slice(0, longestName);
  const named = ownName(item);
  if (named) return named;
  const entries = Object.entries(record(item));
  // An action is named by what it does.
  if (entries.length === 1) return entries[0]![0];
  const [, words] = entries.find(([, one]) => typeof one === 'string') ?? [];
  return words === undefined ? undefined : slug(words as string).slice(0, longestName);
}
