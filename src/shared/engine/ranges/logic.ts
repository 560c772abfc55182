import * as logic from '../expressions/logic.ts';
import { anything, unionOf, lifted, oneOf, Open, opened, span } from './open.ts';

/** `engine/expressions/logic` for values that may be open. */

/** True, false or missing. */
const truths = [true, false, undefined];
const unknown = oneOf(truths);

const liftedTruth = (work: (...given: never[]) => unknown) =>
  lifted(work as (...given: unknown[]) => unknown, () => unknown);

export const and = liftedTruth(logic.and);
export const or = liftedTruth(logic.or);
export const not = liftedTruth(logic.not);
export const isAnswered = lifted(logic.isAnswered, ({ mayLack }) => (mayLack ? oneOf([true, false]) : true));
export const orValue = (value: unknown, other: unknown): unknown => {
  if (!(value instanceof Open)) return logic.orValue(value, other);
  if (!value.mayLack) return value;
  const given = value.values?.filter((one) => one !== undefined);
  return unionOf([given ? oneOf(given) : span(value.least, value.greatest), other]);
};
export const ticked = liftedTruth(logic.ticked);

/** Whether a value is in a list, whose items may be open. */
export const isIn = (value: unknown, items: unknown): unknown =>
  Array.isArray(items) && items.some((item) => item instanceof Open)
    ? unknown
    : lifted(logic.isIn as (value: unknown, items: unknown) => unknown, () => unknown)(value, items);

/** One of two values, or both if the condition is open. */
export function conditional(which: unknown, yes: unknown, no: unknown): unknown {
  if (!(which instanceof Open)) return logic.conditional(which, yes, no);
  const can = which.values ?? truths;
  return unionOf([
    ...(can.includes(true) ? [yes] : []),
    ...(can.includes(false) ? [no] : []),
    ...(can.includes(undefined) ? [undefined] : []),
  ]);
}

/** Compares two numbers whose bounds are known. `holds` and `fails`: whether the bounds allow that result. */
const compared = (work: (a: unknown, b: unknown) => unknown, holds: Compare, fails: Compare) =>
  lifted(work, (one: Open, other: Open) =>
    oneOf([
      ...(holds(one, other) ? [true] : []),
      ...(fails(one, other) ? [false] : []),
      ...(one.mayLack || other.mayLack ? [undefined] : []),
    ]),
  );

type Compare = (one: Open, other: Open) => boolean;

const canBeLess: Compare = (one, other) => one.least < other.greatest;
const canBeAtMost: Compare = (one, other) => one.least <= other.greatest;
const canBeMore: Compare = (one, other) => one.greatest > other.least;
const canBeAtLeast: Compare = (one, other) => one.greatest >= other.least;
const canMeet: Compare = (one, other) => canBeAtMost(one, other) && canBeAtLeast(one, other);

export const lessThan = compared(logic.lessThan, canBeLess, canBeAtLeast);
export const atMost = compared(logic.atMost, canBeAtMost, canBeMore);
export const moreThan = compared(logic.moreThan, canBeMore, canBeAtMost);
export const atLeast = compared(logic.atLeast, canBeAtLeast, canBeLess);
export const equal = compared(logic.equal, canMeet, () => true);
export const differs = compared(logic.differs, () => true, canMeet);

const extreme =
  (name: 'min' | 'max') =>
  (...values: readonly unknown[]): unknown => {
    const [first] = values;
    if (values.length === 1 && first instanceof Open) return anything;
    const all = values.length === 1 && Array.isArray(first) ? (first as unknown[]) : values;
    const two = lifted(logic[name], (one: Open, other: Open) =>
      span(Math[name](one.least, other.least), Math[name](one.greatest, other.greatest), one.mayLack || other.mayLack),
    );
    return all.length === 0 ? undefined : all.reduce((best, value) => two(best, value));
  };

export const min = extreme('min');
export const max = extreme('max');

/** The chosen values, which may be open. */
export const asList = (answer: unknown): unknown => (answer instanceof Open ? anything : logic.asList(answer));

export const size = (value: unknown): unknown => {
  if (!(value instanceof Open)) return logic.size(value);
  return value.values ? lifted(logic.size)(value) : span(0, Infinity, true);
};

export const member = lifted(logic.member);

export const slice = lifted(logic.slice as (...given: unknown[]) => unknown);
export const first = lifted(logic.first as (items: unknown) => unknown);
export const last = lifted(logic.last as (items: unknown) => unknown);

type Each = (item: unknown) => unknown;

/** Runs a function on each item of a list; the result for an open list is unknown. */
const tried =
  (work: (results: readonly unknown[], items: readonly unknown[]) => unknown) =>
  (items: unknown, each: Each): unknown =>
    Array.isArray(items) ? work(items.map(each), items) : anything;

export const mapItems = tried((results) => results);
export const all = tried((results) => results.reduce((one, other) => and(one, other), true));
export const exists = tried((results) => results.reduce((one, other) => or(one, other), false));
export const filter = tried((results, items) =>
  results.some((result) => result instanceof Open) ? anything : items.filter((_, index) => results[index] === true),
);
export const existsOne = tried((results) =>
  results.some((result) => result instanceof Open) ? unknown : logic.existsOne(results, (result) => result as boolean),
);

/** Whether a condition can hold, and whether it can fail or be missing. */
export function truthOf(value: unknown): { readonly canHold: boolean; readonly canFail: boolean } {
  const values = opened(value).values ?? truths;
  return { canHold: values.includes(true), canFail: values.some((one) => one !== true) };
}
