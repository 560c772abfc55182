import type { TurnEntry } from '../../shared/days.ts';

const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day in words: 1 March 2027. */
export const inWords = (day: string): string => {
  const date = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.getTime()) ? day : long.format(date);
};

/** What Studio says of days. */
export const words = {
  asOn: 'As on',
  today: 'Today',
  asOnDay: (day: string): string => `You see the site as on ${inWords(day)}.`,
  backToToday: 'Back to today',
  next: (count: number): string => (count === 1 ? '1 day to come' : `${count} days to come`),
  nextHelp: 'The days on which something changes, and what.',
  turn: ({ kind, label, value }: TurnEntry): string =>
    kind === 'changes' ? `${label}${value === undefined ? ' changes' : ` becomes “${value}”`}` : `${label} ${kind}`,
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
  another: 'Another one from a day on',
  add: 'Add',
  remove: 'Take away',
  source: 'Where it comes from',
  open: (value: string): string => `Change “${value}”`,
  taken: 'Another one begins on this very day.',
  tooLate: 'Nothing would be left of one of the two. Choose a day between.',
  over: 'Over: no visitor sees it any more',
} as const;
