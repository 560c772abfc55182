import { calendar, dayNumber, daysIn } from './possible-days.ts';

/**
 * The possible values of an expression: whether it can be missing, true and false, between which numbers it lies, and
 * how many characters or items it has. A date is the number of its day, and a length of time its number of days.
 * Properties that do not apply to its type mean nothing.
 */
export interface Possible {
  readonly missing: boolean;
  readonly yes: boolean;
  readonly no: boolean;
  readonly least: number;
  readonly greatest: number;
  /** The fewest and the most characters of a text, or items of a list; undefined for any number. */
  readonly sizes?: readonly [fewest: number, most: number];
  /** Whether it is a whole number. */
  readonly isWhole?: boolean;
  /** Whether it is a length of time. */
  readonly isPeriod?: boolean;
  /** What each item of a list can be. */
  readonly each?: Possible;
}

export const anything: Possible = { missing: true, yes: true, no: true, least: -Infinity, greatest: Infinity };

/** True, or false, or both. */
export const truth = (yes: boolean, no: boolean, missing = false): Possible => ({ ...anything, yes, no, missing });

/** A number between two others, which may be missing. */
export const between = (least: number, greatest: number, missing = false, isWhole = false): Possible => ({
  ...anything,
  least,
  greatest,
  missing,
  isWhole,
});

/** Whether all of these are whole numbers. */
export const areWhole = (...all: readonly Possible[]): boolean => all.every(({ isWhole = false }) => isWhole);

/** A literal value. */
export function ofValue(value: unknown): Possible {
  if (typeof value === 'number') return between(value, value, false, Number.isInteger(value));
  return typeof value === 'boolean' ? truth(value, !value) : { ...anything, missing: false };
}

/** A literal date, year-month-day. */
export function ofDay(day: unknown): Possible {
  const number = typeof day === 'string' ? dayNumber(day) : undefined;
  return number === undefined ? { ...anything, missing: false } : between(number, number);
}

/** A constant. A text that looks like a day is one. */
export const ofConstant = (value: unknown): Possible => (typeof value === 'string' ? ofDay(value) : ofValue(value));

/** A list of literal items. */
export const ofItems = (items: readonly Possible[]): Possible => ({
  ...anything,
  missing: false,
  sizes: [items.length, items.length],
  each: items.reduce(union, noValue),
});

/** No value at all: the start of a union. */
export const noValue: Possible = { missing: false, yes: false, no: false, least: Infinity, greatest: -Infinity };

/** Either of the two. */
export const union = (one: Possible, other: Possible): Possible => ({
  missing: one.missing || other.missing,
  yes: one.yes || other.yes,
  no: one.no || other.no,
  least: Math.min(one.least, other.least),
  greatest: Math.max(one.greatest, other.greatest),
  isWhole: (isNever(one) || areWhole(one)) && (isNever(other) || areWhole(other)),
  isPeriod: one.isPeriod === true || other.isPeriod === true,
});

/** Logical not. */
export const negated = ({ yes, no, missing }: Possible): Possible => truth(no, yes, missing);

/** Logical and. */
export const conjunction = (one: Possible, other: Possible): Possible =>
  truth(
    one.yes && other.yes,
    one.no || other.no,
    (one.missing && (other.missing || other.yes)) || (other.missing && one.yes),
  );

/** A number with the other sign. */
export const minus = ({ least, greatest, missing, isWhole, isPeriod }: Possible): Possible => ({
  ...between(-greatest, -least, missing, isWhole),
  isPeriod: isPeriod === true,
});

/** Never has a value, and neither has anything computed from it. */
export const neverValue: Possible = { ...noValue, missing: true };
/** Whether it can never be a number. */
const isNever = ({ least, greatest }: Possible): boolean => least > greatest;

/** The sum of two numbers, or a date plus a length of time. */
export function sum(one: Possible, other: Possible): Possible {
  if (isNever(one) || isNever(other)) return neverValue;
  const missing = one.missing || other.missing;
  const all = widened(between(one.least + other.least, one.greatest + other.greatest, missing, areWhole(one, other)));
  return other.isPeriod ? inCalendar(all) : all;
}

/** A computed date. A date outside of the calendar is missing. */
function inCalendar({ least, greatest, missing }: Possible): Possible {
  const [first, last] = calendar;
  return between(Math.max(least, first), Math.min(greatest, last), missing || !(least >= first && greatest <= last));
}

/** A number of days, months or years. There are no half days. */
export function period({ least, greatest, missing, isWhole }: Possible, unit: string): Possible {
  return { ...between(...daysIn([least, greatest], unit), missing || !isWhole), isPeriod: true };
}

/** The least and the greatest result of a function that is monotonic in each of two numbers. */
export function corners(
  one: Possible,
  other: Possible,
  work: (a: number, b: number) => number,
  isWhole = false,
): Possible {
  if (isNever(one) || isNever(other)) return neverValue;
  const missing = one.missing || other.missing;
  const results = [one.least, one.greatest].flatMap((a) => [other.least, other.greatest].map((b) => work(a, b)));
  // Zero times infinity, or infinity divided by infinity.
  if (results.some(Number.isNaN)) return { ...anything, missing, isWhole };
  return widened(between(Math.min(...results), Math.max(...results), missing, isWhole));
}

/** Widened a little: numbers of JavaScript are not exact, those of expressions are. */
export function widened({ least, greatest, missing, isWhole }: Possible, by = 1e-12): Possible {
  const little = (value: number) => (Number.isSafeInteger(value) ? 0 : Math.abs(value) * by);
  return between(least - little(least), greatest + little(greatest), missing, isWhole);
}

/** The sum of a list of numbers. */
export function total({ missing, sizes: [fewest, most] = [0, Infinity], each = anything }: Possible): Possible {
  if (most === 0 || isNever(each)) return most === 0 ? between(0, 0, missing, true) : anything;
  const least = each.least * (each.least < 0 ? most : fewest);
  const greatest = each.greatest * (each.greatest > 0 ? most : fewest);
  return widened(between(least, greatest, missing || each.missing, areWhole(each)));
}
