import { dateAfter, type Validity } from '../../shared/engine/dates.ts';
import { array, record, asText } from '../read/data.ts';
import { entriesOf } from '../read/shape.ts';
import type { Path, Source } from '../read/source.ts';
import { perObject } from '../../shared/memo.ts';

/** Something in a config file that is not valid on every day, with its path. */
export interface Dated extends Validity {
  readonly path: Path;
  /** The days of the part that contains it. */
  readonly within: Validity;
}

/** A new value of a constant, from a day on. */
export interface Change {
  readonly from: string;
  readonly path: Path;
}

export const isDay = (value: string): boolean => dateAfter(value, 0, 'days') === value;

/**
 * The days of an item of a list at a path. Undefined for an item without days. Only texts count, because the years to
 * choose from begin with a number: `{ from: 1990 }`.
 */
export const daysAt = (path: Path, item: unknown): Validity | undefined =>
  holdsAnswers(path) ? undefined : daysOf(item);

/** Whether a place is in the answers of a visitor: in an example, or in a default. There `from` is a field. */
const holdsAnswers = (path: Path): boolean => (path[0] === 'examples' && path.length > 2) || path.at(-2) === 'default';

/** The days of an entry, by its keys. */
export function daysOf(item: unknown): Validity | undefined {
  const { from, until } = record(item);
  const days = { from: asText(from), until: asText(until) };
  return days.from === undefined && days.until === undefined ? undefined : days;
}

/** The days of a whole page, which are beside its address. */
export function pageDays({ kind, data }: Source): Validity | undefined {
  const page = record(data);
  if (kind !== 'page' || !('from' in page || 'until' in page)) return undefined;
  return { from: asText(page.from), until: asText(page.until) };
}

/**
 * The page itself, and every item of a list in the file, if it names days, outermost first. Constants change their
 * value instead, and tables their rows.
 */
export const datedIn = perObject(findDated);

function findDated(source: Source): Dated[] {
  const { kind, data } = source;
  if (kind === 'constants' || kind === 'table') return [];
  const whole = pageDays(source);
  const found: Dated[] = whole ? [{ ...whole, path: [], within: {} }] : [];
  visitDated(data, [], whole ?? {}, (_, path, within, days) => {
    if (days) found.push({ ...days, path, within });
  });
  return found;
}

/**
 * Visits everything inside a value. `within`: the days of the part that contains it; `days`: its own, for an item of a
 * list.
 */
export function visitDated(
  value: unknown,
  path: Path,
  within: Validity,
  visit: (inner: unknown, path: Path, within: Validity, days: Validity | undefined) => void,
): void {
  for (const [key, inner] of entriesOf(value)) {
    const place = [...path, key];
    const days = typeof key === 'number' ? daysAt(place, inner) : undefined;
    visit(inner, place, within, days);
    visitDated(inner, place, days ? overlap(within, days) : within, visit);
  }
}

/** The days on which both are valid. Validity are texts that sort by date. */
export const overlap = (one: Validity, other: Validity): Validity => ({
  from: [one.from, other.from]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1),
  until: [one.until, other.until].filter((day) => day !== undefined).sort()[0],
});

/** Whether something has expired. */
export const isOver = ({ until }: Validity, today: string): boolean => until !== undefined && until < today;

/** Whether something is not valid on any day. */
export const neverHolds = ({ from, until }: Validity): boolean =>
  from !== undefined && until !== undefined && until < from;

/**
 * The changes of a file's constants, by the constant's name, or of a table's rows; the contract reports changes without
 * a day.
 */
export function changesIn({ kind, data }: Source): ReadonlyMap<string, readonly Change[]> {
  if (kind === 'table') return withChanges([['rows', changesOf(data, [])]]);
  if (kind !== 'constants') return new Map();
  const constants = Object.entries(record(record(data).constants));
  return withChanges(constants.map(([name, constant]) => [name, changesOf(constant, ['constants', name])]));
}

const withChanges = (all: readonly (readonly [string, readonly Change[]])[]): ReadonlyMap<string, readonly Change[]> =>
  new Map(all.filter(([, changes]) => changes.length > 0));

const changesOf = (changing: unknown, path: Path): Change[] =>
  array(record(changing).changes).flatMap((change, index) => {
    const from = asText(record(change).from);
    return from === undefined ? [] : { from, path: [...path, 'changes', index] };
  });

/** The last change that is valid on a day. */
export const changeOn = (changes: readonly Change[], day: string): Change | undefined =>
  [...changes]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .filter(({ from }) => from <= day)
    .at(-1);

/** The last days of expired parts, in no order. */
export const pastDays = (sources: readonly Source[], today: string): string[] => [
  ...new Set(
    sources
      .flatMap(datedIn)
      .map(({ within, ...own }) => overlap(within, own))
      .flatMap(({ until }) => (until !== undefined && until < today && isDay(until) ? [until] : [])),
  ),
];
