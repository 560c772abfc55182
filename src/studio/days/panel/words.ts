import type { TurnEntry } from '../contract.ts';

const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day in words: 1 March 2027. */
export const inWords = (day: string): string => {
  const date = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.getTime()) ? day : long.format(date);
};

/** What becomes of something on a day. */
const happens: Readonly<Record<TurnEntry['kind'], (value: string | undefined) => string>> = {
  begins: () => 'appears',
  ends: () => 'is no longer there',
  changes: (value) => (value === undefined ? 'changes' : `becomes “${value}”`),
};

/** What Studio says of days. */
export const words = {
  asOn: 'Show the site on',
  asOnDay: (day: string): string => `You see the site as it will be on ${inWords(day)}.`,
  backToToday: 'Back to today',
  next: (count: number): string => (count === 1 ? '1 upcoming change' : `${count} upcoming changes`),
  nextHelp: 'The days on which something changes, and what.',
  turn: ({ kind, label, value }: TurnEntry): string => `“${label}” ${happens[kind](value)}.`,
  holds: 'When it is there',
  from: 'First day',
  until: 'Last day',
  always: 'Every day',
  notOn: (day: string): string => `Not there on ${inWords(day)}.`,
  on: (day: string): string => `There on ${inWords(day)}.`,
  values: 'What it is on which days',
  begins: 'From',
  ends: (day: string): string => `until ${inWords(day)}`,
  first: 'At first',
  another: 'Change it from a date on',
  add: 'Add',
  remove: 'Take away',
  source: 'Where it comes from',
  taken: 'Another one begins on this very day.',
  tooLate: 'That would leave one of them no days at all. Choose a day in between.',
  over: 'Ended: visitors no longer see this',
} as const;
