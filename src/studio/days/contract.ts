import { change } from '../contract/call.ts';
import { anything, either, list, map, nothing, oneOf, schema, text, type Of } from '../contract/schema.ts';
import { file, path } from '../contract/values.ts';

const day = text;

/** What begins or ends on a day, or becomes another. */
const turnEntry = map(
  { kind: oneOf('begins', 'ends', 'changes'), file, path, label: text },
  { /** What it becomes. */ value: text },
);
export type TurnEntry = Of<typeof turnEntry>;

/** A day to come, and what becomes another on it. */
export const dayEntry = map({ day, turns: list(turnEntry) });
export type DayEntry = Of<typeof dayEntry>;

/** A value with its first and last day; without one it holds since ever, or for good. */
const datedValue = map({ value: anything }, { from: day, until: day });
export type DatedValue = Of<typeof datedValue>;

/** A value that a constant has from a day on. */
const constantChange = map({ from: day, value: anything, source: text });
export type ConstantChange = Of<typeof constantChange>;

const oneKind = <const Kind extends string>(kind: Kind) => ({ kind: oneOf(kind) });

/** On which days a thing is there, or what it is on which. */
export const thingDays = either(
  map(oneKind('item'), { from: day, until: day }),
  /** `path`: of the property. A single value without days is always so. */
  map({ ...oneKind('values'), path, values: list(datedValue) }),
  map({ ...oneKind('constant'), path, value: anything, source: text, changes: list(constantChange) }),
);
export type ThingDays = Of<typeof thingDays>;

export const dayCalls = {
  /** Shows the site as on a day: as on today without one. */
  day: change(map({}, { day: schema<string>({ type: 'string', format: 'day' }) }), nothing),
};
