import { didYouMean } from '../nearest.ts';
import { daysInWords, type DaysNamed } from '../show.ts';
import { problem, type Explanations } from './kit.ts';

/** Values and claims with a day on which they begin or end. */
export const problems = {
  expired: problem('constant/expired', (what: string, until: string) => [
    `${what} was valid until ${until}.`,
    'Look up the value that holds now, with its source and its dates.',
  ]),
  unknownTimeZone: problem('time-zone/unknown', (typed: string, known: readonly string[]) => [
    `No time zone is called "${typed}".`,
    didYouMean(typed, known),
  ]),
  unknownGrouping: problem('grouping/unknown', (typed: string) => [
    `Nothing is known of how a language "${typed}" groups digits.`,
    'Write a language tag, such as en-IN, en-GB or de-DE.',
  ]),
  notYet: problem('constant/not-yet', (what: string, from: string) => [
    `${what} is valid from ${from} on, which is still to come.`,
    'Correct the date; or keep the value of today, and say the coming one under `changes`, with `from`.',
  ]),
  neverValid: problem('constant/never', (what: string) => [
    `${what} is never valid: its last day is before its first.`,
    'Correct one of the two dates.',
  ]),
  noDay: problem('day/bad', (typed: string) => [`"${typed}" is not a day.`, 'Write year, month and day: 2027-04-01.']),
  neverOnDay: problem('day/never', (why: string) => [`This holds on no day. ${why}`, 'Correct one of the two days.']),
  overlappingDays: problem('day/overlap', (days: DaysNamed) => [
    `Two values hold ${daysInWords(days)}: this one, and one that has begun before.`,
    'Let the one end on the day before the other begins.',
  ]),
  dayGap: problem('day/gap', (days: DaysNamed) => [
    `Nothing is said for the days ${daysInWords(days)}.`,
    'Let a value hold then; or give `from` and `until` to the block or item that has it, which then is not there.',
  ]),
  noValueByDay: problem('day/no-value', () => [
    'What holds by day is a list of values.',
    'Write: $byDay: [{ until: 2027-03-31, value: … }, { from: 2027-04-01, value: … }].',
  ]),
  dayOver: problem('day/over', (until: string) => [
    `This was there until ${until}, and will not be again.`,
    'Take it away.',
  ]),
  changeTooEarly: problem('day/never', (first: string) => [
    `What it changes holds from ${first} on, so this change would leave it no day.`,
    'Write a day after validFrom, or put the change in its place.',
  ]),
  noBasis: problem('claim/no-basis', (claim: string) => [
    `Nothing says what "${claim}" rests on.`,
    'Add it to `claims` of this file: words, basis and asOf; or say it without the claim.',
  ]),
  uselessBasis: problem('claim/unused', (claim: string) => [
    `"${claim}" stands nowhere in this file.`,
    'Take the claim away, or write its words as the file does.',
  ]),
  claimExpired: problem('claim/expired', (claim: string, until: string) => [
    `The basis of "${claim}" was valid until ${until}.`,
    'Look up what holds now, and change the words or the dates.',
  ]),
  claimNotYet: problem('claim/not-yet', (asOf: string) => [
    `The basis is of ${asOf}, which is still to come.`,
    'Correct the date.',
  ]),
};

export const explanations = {
  'claim/expired': {
    means: "A claim rests on something that no longer holds, such as last year's figures.",
    fix: 'Look up the figure of today, and change the words with it.',
  },
  'claim/no-basis': {
    means:
      'The site promises something: a price that starts somewhere, a discount, a count, a superlative, or what `copy.promises` of site.yaml lists. Whoever reads it may ask what it rests on, and so may the regulator.',
    fix: 'Add `claims` to the file (page, form, wizard, list, catalog or site.yaml), with the words as they stand there, their basis and the day of it. Or say it plainly, without the claim.',
  },
  'claim/not-yet': {
    means:
      "The day of a claim's basis lies in the future, so it cannot be its basis yet. Days are counted in the time zone of the site.",
    fix: 'Correct the date.',
  },
  'claim/unused': {
    means: 'A file names the basis of a claim that it does not make. Mostly its words have changed since.',
    fix: 'Take the claim away, or write its words as they stand there.',
  },
  'constant/expired': {
    means:
      'A constant, a list of service times or a catalog names its last day, and that is over. Days are counted in the time zone of the site; SITE_TODAY=2027-04-01 before the command asks about another day.',
    fix: 'Look up what holds now, and write down its source and its dates.',
  },
  'constant/never': {
    means: 'The last day of a value is before its first one, so it is never valid.',
    fix: 'Correct one of the two dates.',
  },
  'constant/not-yet': {
    means: 'The first day of a constant is still to come, but the site would use it today.',
    fix: 'Correct the date. A value that changes on a day keeps its value of today, and has the coming one under `changes`.',
  },
  'day/bad': {
    means:
      'A page, or an item of a list, has a first or last day that no calendar has, or a constant changes on such a day.',
    fix: 'Write year, month and day with hyphens: `from: 2027-04-01`.',
  },
  'day/gap': {
    means:
      'A value is another one on some days (`$byDay`), and on others, today or to come, it says nothing. Days on which what it is part of is not there do not count.',
    fix: 'Let one value begin on the day after another ends. What is not to be there at all gets `from` and `until` itself: a block, an option, a page.',
  },
  'day/no-value': {
    means:
      'Under `$byDay` stands what a value is on which days: a list, each entry with `value`, and with `from`, its first day, or `until`, its last, or both.',
    fix: 'Write it so: `heading: { $byDay: [{ until: 2027-03-31, value: Winter }, { from: 2027-04-01, value: Spring }] }`.',
  },
  'day/over': {
    means:
      'The last day of a page, a block, another item of a list, or a value by day is past, so no visitor sees it any more. It keeps nothing from being published.',
    fix: 'Take it away, with what only it has named.',
  },
  'day/overlap': {
    means: 'A value is another one on some days (`$byDay`), and on one of them two entries hold.',
    fix: 'Let the one end on the day before the other begins. An entry without `from` holds since ever, and one without `until` for good.',
  },
  'day/never': {
    means:
      'The last day of an item is before its first, or a constant or a table changes twice on one day, or no later than from its own first day on.',
    fix: 'Correct one of the two days.',
  },
  'grouping/unknown': {
    means: 'Numbers would be grouped by thousands, because the way of this language is not known.',
    fix: 'Write a language tag: en-IN for 12,34,567, en-GB for 1,234,567, de-DE for 1.234.567.',
  },
  'time-zone/unknown': {
    means: 'Browsers do not know the time zone of the site, so nobody could say what day it is.',
    fix: 'Write its name as in the time zone database: Asia/Kolkata.',
  },
} satisfies Explanations;
