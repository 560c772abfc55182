import { byDayKey } from '../../shared/plan/by-day.ts';
import { itemName } from '../fill/shared.ts';
import { asText, record } from '../read/data.ts';
import { slug } from '../read/files.ts';
import type { Path } from '../read/source.ts';

/** The most letters of the name that an item gets from its words. */
const longestName = 40;

/**
 * The function that writes a path of a file by ids instead of numbers, so that it stays when items are added or
 * moved: steps.members.title. An item without an id gets a name from what it says. Of a value that depends on the day,
 * the first keeps the place that it had before a later one was added: title, title.2027-01-01.
 */
export function placeKeys(data: unknown): (path: Path) => string {
  const names = new Map<unknown, readonly string[]>();
  const nameIn = (items: readonly unknown[], index: number): string => {
    const known = names.get(items) ?? namesOf(items, nameOf);
    names.set(items, known);
    return known[index] ?? String(index);
  };
  return (path) => {
    let value = data;
    const steps = path.flatMap((step, depth): readonly string[] => {
      const holder = value;
      value = (holder as Readonly<Record<string | number, unknown>> | undefined)?.[step];
      if (step === byDayKey || (step === 'value' && path[depth - 2] === byDayKey)) return [];
      if (path[depth - 1] === byDayKey) return firstDay(value);
      return [Array.isArray(holder) ? nameIn(holder, Number(step)) : String(step)];
    });
    return steps.join('.');
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

/** The name of the value of some days, if it has one: its first day. */
function firstDay(entry: unknown): readonly string[] {
  const day = asText(record(entry).from);
  return day === undefined ? [] : [day];
}

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
