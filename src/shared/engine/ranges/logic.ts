import * as logic from '../expressions/logic.ts';
import { anything, either, lifted, oneOf, Open, opened, span } from './open.ts';

/** What `engine/expressions/logic` says, of values that may be open. */

/** True, false or missing. */
const truths = [true, false, undefined];
const unknown = oneOf(truths);

const truth = (work: (...given: never[]) => unknown) => lifted(work as (...given: unknown[]) => unknown, () => unknown);

export const and = truth(logic.and);
export const or = truth(logic.or);
export const not = truth(logic.not);
export const has = lifted(logic.has, ({ mayLack }) => (mayLack ? oneOf([true, false]) : true));
export const ticked = truth(logic.ticked);

/** Whether a value is in a list, of which items may be open. */
export const isIn = (value: unknown, items: unknown): unknown =>
  Array.isArray(items) && items.some((item) => item instanceof Open)
    ? unknown
    : lifted(logic.isIn as (value: unknown, items: unknown) => unknown, () => unknown)(value, items);

/** One of two values, or both where it is open which. */
export function choose(which: unknown, yes: unknown, no: unknown): unknown {
  if (!(which instanceof Open)) return logic.choose(which, yes, no);
  const can = which.values ?? truths;
  return either([
    ...(can.includes(true) ? [yes] : []),
    ...(can.includes(false) ? [no] : []),
    ...(can.includes(undefined) ? [undefined] : []),
  ]);
}

/** Compares two numbers of which only the ends are known; `holds` and `fails` say of the ends whether it can. */
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

export const less = compared(logic.less, canBeLess, canBeAtLeast);
export const atMost = compared(logic.atMost, canBeAtMost, canBeMore);
export const more = compared(logic.more, canBeMore, canBeAtMost);
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

/** The choices that were made; which ones may be open. */
export const list = (answer: unknown): unknown => (answer instanceof Open ? anything : logic.list(answer));

export const size = (value: unknown): unknown => {
  if (!(value instanceof Open)) return logic.size(value);
  return value.values ? lifted(logic.size)(value) : span(0, Infinity, true);
};

export const member = lifted(logic.member);

type Each = (item: unknown) => unknown;

/** What is tried on each item of a list; nothing is known of an open list. */
const tried =
  (work: (results: readonly unknown[], items: readonly unknown[]) => unknown) =>
  (items: unknown, each: Each): unknown =>
    Array.isArray(items) ? work(items.map(each), items) : anything;

export const map = tried((results) => results);
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
