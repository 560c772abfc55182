import { change } from '../contract/call.ts';
import { anything, unionOf, list, map, nullValue, oneOf, schema, text, type Of } from '../contract/schema.ts';
import { file, path } from '../contract/values.ts';

const day = text;

/** Something that begins, ends or changes on a day. */
const turnEntry = map(
  { kind: oneOf('begins', 'ends', 'changes'), file, path, label: text },
  { /** The new value. */ value: text },
);
export type TurnEntry = Of<typeof turnEntry>;

/** A future day, and what changes on it. */
export const dayEntry = map({ day, turns: list(turnEntry) });
export type DayEntry = Of<typeof dayEntry>;

/** A value with its first and last day; without one it has no beginning or no end. */
const datedValue = map({ value: anything }, { from: day, until: day });
export type DatedValue = Of<typeof datedValue>;

/** A value of a constant from a day on. */
const constantChange = map({ from: day, value: anything, source: text });
export type ConstantChange = Of<typeof constantChange>;

const oneKind = <const Kind extends string>(kind: Kind) => ({ kind: oneOf(kind) });

/** The days on which a thing exists, or its values by day. */
export const thingDays = unionOf(
  map(oneKind('item'), { from: day, until: day }),
  /** `path`: of the property. A single value without days applies always. */
  map({ ...oneKind('values'), path, values: list(datedValue) }),
  map({ ...oneKind('constant'), path, value: anything, source: text, changes: list(constantChange) }),
);
export type ThingDays = Of<typeof thingDays>;

export const dayCalls = {
  /** Shows the site on a day, by default today. */
  day: change(map({}, { day: schema<string>({ type: 'string', format: 'day' }) }), nullValue),
};
