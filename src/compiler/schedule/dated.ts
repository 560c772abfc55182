import { dateAfter, type Days } from '../../shared/engine/dates.ts';
import { array, record, text } from '../read/data.ts';
import { entriesOf } from '../read/shape.ts';
import type { Path, Source } from '../read/source.ts';
import { perObject } from '../../shared/memo.ts';

/** Something in a config file that does not hold on every day, with its path. */
export interface Dated extends Days {
  readonly path: Path;
  /** The days of what it is part of. */
  readonly within: Days;
}

/** A value that a constant has from a day on. */
export interface Change {
  readonly from: string;
  readonly path: Path;
}

export const isDay = (value: string): boolean => dateAfter(value, 0, 'days') === value;

/**
 * The days that an item of a list names. Undefined for an item without days. Only texts count, because the years to
 * choose from begin with a number: `{ from: 1990 }`.
 */
export function daysOf(item: unknown): Days | undefined {
  const { from, until } = record(item);
  const days = { from: text(from), until: text(until) };
  return days.from === undefined && days.until === undefined ? undefined : days;
}

/** The days of a page as a whole, which stand beside its address. */
export function pageDays({ kind, data }: Source): Days | undefined {
  const page = record(data);
  if (kind !== 'page' || !('from' in page || 'until' in page)) return undefined;
  return { from: text(page.from), until: text(page.until) };
}

/**
 * The page itself, and every item of a list in the file, that names days, outermost first. Constants change their value
 * instead, and tables their rows.
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
 * Visits everything inside a value. `within`: the days of what it is part of; `days`: its own, of an item of a list.
 */
export function visitDated(
  value: unknown,
  path: Path,
  within: Days,
  visit: (inner: unknown, path: Path, within: Days, days: Days | undefined) => void,
): void {
  for (const [key, inner] of entriesOf(value)) {
    const place = [...path, key];
    const days = typeof key === 'number' ? daysOf(inner) : undefined;
    visit(inner, place, within, days);
    visitDated(inner, place, days ? both(within, days) : within, visit);
  }
}

/** The days on which two things hold together. Days are texts that sort as they follow each other. */
export const both = (one: Days, other: Days): Days => ({
  from: [one.from, other.from]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1),
  until: [one.until, other.until].filter((day) => day !== undefined).sort()[0],
});

/** Whether something holds on no day any more. */
export const isOver = ({ until }: Days, today: string): boolean => until !== undefined && until < today;

/** Whether something holds on no day at all. */
export const neverHolds = ({ from, until }: Days): boolean => from !== undefined && until !== undefined && until < from;

/**
 * The changes of a file's constants, by the constant's name, or of a table's rows; those that say no day are left to
 * the contract.
 */
export function changesIn({ kind, data }: Source): ReadonlyMap<string, readonly Change[]> {
  if (kind === 'table') return named([['rows', changesOf(data, [])]]);
  if (kind !== 'constants') return new Map();
  const constants = Object.entries(record(record(data).constants));
  return named(constants.map(([name, constant]) => [name, changesOf(constant, ['constants', name])]));
}

const named = (all: readonly (readonly [string, readonly Change[]])[]): ReadonlyMap<string, readonly Change[]> =>
  new Map(all.filter(([, changes]) => changes.length > 0));

const changesOf = (changing: unknown, path: Path): Change[] =>
  array(record(changing).changes).flatMap((change, index) => {
    const from = text(record(change).from);
    return from === undefined ? [] : { from, path: [...path, 'changes', index] };
  });

/** The last change that holds on a day. */
export const changeOn = (changes: readonly Change[], day: string): Change | undefined =>
  [...changes]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .filter(({ from }) => from <= day)
    .at(-1);

/** The last days of what is over, in no order. */
export const pastDays = (sources: readonly Source[], today: string): string[] => [
  ...new Set(
    sources
      .flatMap(datedIn)
      .map(({ within, ...own }) => both(within, own))
      .flatMap(({ until }) => (until !== undefined && until < today && isDay(until) ? [until] : [])),
  ),
];
