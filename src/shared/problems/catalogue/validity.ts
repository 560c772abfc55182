import { didYouMean } from '../nearest.ts';
import { daysInWords, type DaysNamed } from '../show.ts';
import { problem, type Explanations } from './kit.ts';

/** Values and claims with a first or last day. */
export const problems = {
  expired: problem('constant/expired', (what: string, until: string) => [
    `${what} was valid until ${until}.`,
    'Look up the current value, with its source and its dates.',
  ]),
  unknownTimeZone: problem('time-zone/unknown', (typed: string, known: readonly string[]) => [
    `No time zone is called "${typed}".`,
    didYouMean(typed, known),
  ]),
  unknownGrouping: problem('grouping/unknown', (typed: string) => [
    `It is unknown how the language "${typed}" groups digits.`,
    'Write a language tag, such as en-IN, en-GB or de-DE.',
  ]),
  notYet: problem('constant/not-yet', (what: string, from: string) => [
    `${what} is valid from ${from}, which is in the future.`,
    'Correct the date; or keep the value of today, and add the future one under `changes`, with `from`.',
  ]),
  neverValid: problem('constant/never', (what: string) => [
    `${what} is never valid: its last day is before its first.`,
    'Correct one of the two dates.',
  ]),
  noDay: problem('day/bad', (typed: string) => [`"${typed}" is not a day.`, 'Write year, month and day: 2027-04-01.']),
  neverOnDay: problem('day/never', (why: string) => [
    `This is valid on no day. ${why}`,
    'Correct one of the two days.',
  ]),
  overlappingDays: problem('day/overlap', (days: DaysNamed) => [
    `Two values are valid ${daysInWords(days)}: this one, and one that began before.`,
    'Let one end on the day before the other begins.',
  ]),
  dayGap: problem('day/gap', (days: DaysNamed) => [
    `There is no value for the days ${daysInWords(days)}.`,
    'Add a value for them; or give `from` and `until` to the block or item that has it, which is then hidden.',
  ]),
  noValueByDay: problem('day/no-value', () => [
    'A value by day is a list of values.',
    'Give each value its first or last day: [{ until: 2027-03-31, value: … }, { from: 2027-04-01, value: … }].',
  ]),
  dayOver: problem('day/over', (until: string) => [`The last day of this was ${until}.`, 'Remove it.']),
  changeTooEarly: problem('day/never', (first: string) => [
    `The value that it changes is valid from ${first}, so this change would leave it no day.`,
    'Write a day after validFrom, or put the change in its place.',
  ]),
  noBasis: problem('claim/no-basis', (claim: string) => [
    `There is no basis for "${claim}".`,
    'Add it to `claims` of this file: words, basis and asOf; or write it without the claim.',
  ]),
  uselessBasis: problem('claim/unused', (claim: string) => [
    `"${claim}" is not in this file.`,
    'Remove the claim, or write its words as the file does.',
  ]),
  claimExpired: problem('claim/expired', (claim: string, until: string) => [
    `The basis of "${claim}" was valid until ${until}.`,
    'Look up the current facts, and change the words or the dates.',
  ]),
  claimNotYet: problem('claim/not-yet', (asOf: string) => [
    `The basis is of ${asOf}, which is in the future.`,
    'Correct the date.',
  ]),
};

export const explanations = {
  'claim/expired': {
    means: "The basis of a claim has expired, such as last year's figures.",
    fix: 'Look up the current figure, and change the words with it.',
  },
  'claim/no-basis': {
    means:
      'The site promises something: a price that starts somewhere, a discount, a count, a superlative, or what `copy.promises` of site.yaml lists. Readers may ask for its basis, and so may the regulator.',
    fix: 'Add `claims` to the file (page, form, wizard, list, catalog or site.yaml), with its exact words, their basis and the day of the basis. Or write it without the claim.',
  },
  'claim/not-yet': {
    means:
      "The day of a claim's basis is in the future, so it cannot be its basis yet. Days are counted in the time zone of the site.",
    fix: 'Correct the date.',
  },
  'claim/unused': {
    means: 'A file names the basis of a claim that it does not make. Usually its words have changed since.',
    fix: 'Remove the claim, or write its words exactly as the file does.',
  },
  'constant/expired': {
    means:
      'A constant, a list of service times or a catalog names its last day, which is past. Days are counted in the time zone of the site; SITE_TODAY=2027-04-01 before the command checks another day.',
    fix: 'Look up the current value, and write down its source and its dates.',
  },
  'constant/never': {
    means: 'The last day of a value is before its first one, so it is never valid.',
    fix: 'Correct one of the two dates.',
  },
  'constant/not-yet': {
    means: 'The first day of a constant is in the future, but the site would use it today.',
    fix: 'Correct the date. A value that changes on a day keeps its value of today, and has the future one under `changes`.',
  },
  'day/bad': {
    means:
      'A page, or an item of a list, has a first or last day that does not exist, or a constant changes on such a day.',
    fix: 'Write year, month and day with hyphens: `from: 2027-04-01`.',
  },
  'day/gap': {
    means:
      'A value changes by day (`$byDay`), but has no value on some days, today or in the future. Days on which its page or block is hidden do not count.',
    fix: 'Let one value begin on the day after another ends. To hide a block, an option or a page, give it `from` and `until` itself.',
  },
  'day/no-value': {
    means:
      '`$byDay` is a list of values by day, each entry with `value`, and with `from`, its first day, or `until`, its last, or both.',
    fix: 'Write it so: `heading: { $byDay: [{ until: 2027-03-31, value: Winter }, { from: 2027-04-01, value: Spring }] }`.',
  },
  'day/over': {
    means:
      'The last day of a page, a block, another item of a list, or a value by day is past, so no visitor sees it. It does not block publishing.',
    fix: 'Remove it, with everything that only it uses.',
  },
  'day/overlap': {
    means: 'A value changes by day (`$byDay`), and on one day two entries are valid.',
    fix: 'Let one end on the day before the other begins. An entry without `from` has no first day, and one without `until` no last day.',
  },
  'day/never': {
    means:
      'The last day of an item is before its first, or a constant or a table changes twice on one day, or not after its own first day.',
    fix: 'Correct one of the two days.',
  },
  'grouping/unknown': {
    means: 'Numbers would be grouped by thousands, because the rules of this language are unknown.',
    fix: 'Write a language tag: en-IN for 12,34,567, en-GB for 1,234,567, de-DE for 1.234.567.',
  },
  'time-zone/unknown': {
    means: 'Browsers do not know the time zone of the site, so it is unknown what day it is.',
    fix: 'Write its name as in the time zone database: Asia/Kolkata.',
  },
} satisfies Explanations;
