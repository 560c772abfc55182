import type { TurnEntry } from '../contract.ts';

const longFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date in words: 1 March 2027. */
export const longDate = (day: string): string => {
  const date = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.getTime()) ? day : longFormat.format(date);
};

/** What happens to something on a day. */
const turnTexts: Readonly<Record<TurnEntry['kind'], (value: string | undefined) => string>> = {
  begins: () => 'appears',
  ends: () => 'disappears',
  changes: (value) => (value === undefined ? 'changes' : `becomes “${value}”`),
};

/** Texts about days. */
export const dayTexts = {
  asOn: 'Show the site on',
  asOnDay: (day: string): string => `You see the site as it will be on ${longDate(day)}.`,
  backToToday: 'Back to today',
  lost: (title: string, day: string): string =>
    `“${title}” is not on the site on ${longDate(day)}. You see another page instead.`,
  appears: (day: string): string => `It appears on ${longDate(day)}.`,
  seeThen: 'See it on that day',
  next: (count: number): string => (count === 1 ? '1 upcoming change' : `${count} upcoming changes`),
  nextHelp: 'The days on which something changes.',
  turn: ({ kind, label, value }: TurnEntry): string => `“${label}” ${turnTexts[kind](value)}.`,
  holds: 'When it is shown',
  from: 'First day',
  until: 'Last day',
  always: 'Every day',
  notOn: (day: string): string => `Not shown on ${longDate(day)}.`,
  on: (day: string): string => `Shown on ${longDate(day)}.`,
  values: 'Values by day',
  begins: 'From',
  ends: (day: string): string => `until ${longDate(day)}`,
  first: 'Initially',
  another: 'Change it from a date',
  add: 'Add',
  remove: 'Remove',
  source: 'Source',
  newValue: 'New value',
  taken: 'Another value begins on this day.',
  tooLate: 'One of the values would have no days left. Choose a day in between.',
  over: 'This does not block publishing',
} as const;
