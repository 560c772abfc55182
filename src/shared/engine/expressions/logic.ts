import type { Answers } from '../../plan/answers.ts';
import { answerOf, isEmpty } from '../answers.ts';
import { codePoints } from '../code-points.ts';

/**
 * Logic with answers that may be missing. A result that depends on a missing value is missing too, so such a condition
 * neither holds nor fails, unless the other operand decides it: `false && missing` is false, and `true || missing` is
 * true (Common Expression Language, Logical Operators).
 */
export type Truth = boolean | undefined;

export const and = (a: unknown, b: unknown): Truth =>
  a === false || b === false ? false : a === true && b === true ? true : undefined;

export const or = (a: unknown, b: unknown): Truth =>
  a === true || b === true ? true : a === false && b === false ? false : undefined;

export const not = (a: unknown): Truth => (typeof a === 'boolean' ? !a : undefined);

/** One of two values; missing while it is unknown which. */
export const conditional = <Value>(which: unknown, yes: Value, no: Value): Value | undefined =>
  which === true ? yes : which === false ? no : undefined;

/** Compares two numbers, texts or dates; dates as they are written sort like texts. */
const compared =
  (holds: (a: string | number, b: string | number) => boolean) =>
  (one: unknown, other: unknown): Truth => {
    const [a, b] = [valueIn(one), valueIn(other)];
    return isOrdered(a) && isOrdered(b) && typeof a === typeof b ? holds(a, b) : undefined;
  };

/** A fraction as the nearest number; any other value unchanged. */
const valueIn = (value: unknown): unknown => (value === undefined || value === null ? undefined : value.valueOf());

const isOrdered = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

export const lessThan = compared((a, b) => a < b);
export const atMost = compared((a, b) => a <= b);
export const moreThan = compared((a, b) => a > b);
export const atLeast = compared((a, b) => a >= b);

export const equal = (a: unknown, b: unknown): Truth =>
  a === undefined || b === undefined ? undefined : valueIn(a) === valueIn(b);
export const differs = (a: unknown, b: unknown): Truth => not(equal(a, b));

export const isIn = (value: unknown, list: readonly unknown[] | undefined): Truth =>
  value === undefined ? undefined : list?.some((item) => valueIn(item) === valueIn(value));

/** The chosen values; empty without an answer. */
export const asList = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);

/** Whether a box is ticked; an untouched one is not. */
export const ticked = (answer: unknown): boolean => answer === true;

export const isAnswered = (answer: unknown): boolean => answer !== undefined;

/** A value, or another one while it is missing. CEL has this for optional values, as every answer is one here. */
export const orValue = (value: unknown, other: unknown): unknown => (value === undefined ? other : value);

/** How many items a list has, or characters a text. */
export function size(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? codePoints(value) : undefined;
}

/** The least or the greatest of several numbers or dates, or of a list of them; missing when one is. */
const extreme =
  (isBetter: (a: unknown, b: unknown) => Truth) =>
  (...values: readonly unknown[]): unknown => {
    const all = values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values;
    if (all.length === 0 || all.some((value) => value === undefined)) return undefined;
    return all.reduce((best, value) => (isBetter(value, best) === true ? value : best));
  };

export const min = extreme(lessThan);
export const max = extreme(moreThan);

type Each<Result> = (item: unknown) => Result;

/** The items of a list; undefined while it is missing, as a part of a list is whose place is missing. */
type Items = readonly unknown[] | undefined;

export const all = (items: Items, holds: Each<Truth>): Truth => items?.map(holds).reduce(and, true);
export const exists = (items: Items, holds: Each<Truth>): Truth => items?.map(holds).reduce(or, false);
export const filter = (items: Items, holds: Each<Truth>): Items => items?.filter((item) => holds(item) === true);
export const mapItems = (items: Items, value: Each<unknown>): Items => items?.map(value);

/** Whether the condition holds for exactly one item; missing while it is unknown for some. */
export function existsOne(items: Items, holds: Each<Truth>): Truth {
  const found = items?.map(holds);
  return !found || found.includes(undefined) ? undefined : found.filter(Boolean).length === 1;
}

/**
 * The items from one place to before another, or to the end (CEL, lists extension). Places after the end count as the
 * end, where CEL has an error; missing if a place is below 0 or not whole.
 */
export function slice(items: Items, ...places: readonly unknown[]): Items {
  const [from = 0, to] = places.map((place) => (place === undefined ? NaN : Number(place)));
  const isPlace = [from, to ?? 0].every((place) => Number.isInteger(place) && place >= 0);
  return isPlace ? items?.slice(from, to) : undefined;
}

export const first = (items: Items): unknown => items?.[0];
export const last = (items: Items): unknown => items?.at(-1);

/** The answer of a row's field; undefined if it is empty. */
export function member(row: unknown, name: string): unknown {
  const answer = typeof row === 'object' && row !== null ? answerOf(row as Answers, name) : undefined;
  return isEmpty(answer) ? undefined : answer;
}
