import { didYouMean } from '../nearest.ts';
import { problem, type Explanations } from './kit.ts';

const privateWords = {
  health: 'about health',
  contact: 'how to contact a person',
  birth: 'when a person was born',
} as const;

const formatNames: Readonly<Record<string, string>> = {
  date: 'a date',
  email: 'an email address',
  line: 'one line of text',
  lines: 'lines of text',
  signature: 'a signature',
  time: 'a time',
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  array: 'several choices',
  rows: 'rows with fields of their own',
};

const typesInWords = (types: readonly string[]): string => types.map((type) => typeNames[type] ?? type).join(', or ');

/** Fields of a form: their labels, their choices, the answers that the config gives them. */
export const problems = {
  badFieldName: problem('field/bad-name', (name: string) => [
    `"${name}" is not a valid name for a field.`,
    'Start with a small letter; letters and digits follow: orderNumber.',
  ]),
  badObject: problem('field/object', (name: string, why: string) => [
    `The fields of the object "${name}" cannot be asked: ${why}.`,
    'An object has only type, title, properties and required, and in ui only when and prefill. Everything else belongs to its fields.',
  ]),
  noObject: problem('field/object', (name: string, key: string) => [
    `"${name}" has ${key}, but is not an object.`,
    'Write type: object, or remove this.',
  ]),
  noLabel: problem('field/no-label', (field: string) => [`"${field}" has no label.`, 'Add title: the text beside it.']),
  noChoices: problem('field/no-choices', (field: string, widget: string) => [
    `"${field}" is shown as ${widget}, but has nothing to choose from.`,
    'Add x-list: the name of an option list.',
  ]),
  unknownChoice: problem('choice/unknown', (typed: string, field: string, known: readonly string[]) => [
    `"${typed}" is not one of the choices of "${field}".`,
    known.length > 0 ? didYouMean(typed, known) : `Give "${field}" choices by x-list.`,
  ]),
  unknownParentChoice: problem('choice/no-parent', (typed: string, parent: string, known: readonly string[]) => [
    `"${typed}" is not one of the choices of "${parent}", so this is never offered.`,
    didYouMean(typed, known),
  ]),
  unavailableControl: problem('choice/unavailable', (field: string, widget: string, fitting: readonly string[]) => [
    `The control ${widget} cannot show why a choice of "${field}" is unavailable.`,
    `Take one of these: ${fitting.join(', ')}. Or hide the choice by choicesWhen.`,
  ]),
  unavailableDefault: problem('choice/unavailable', (field: string, value: string) => [
    `"${field}" begins with "${value}", which is unavailable.`,
    'Take another default, or remove it.',
  ]),
  randomControl: problem('choice/random-control', (field: string, widget: string, controls: readonly string[]) => [
    `The control ${widget} of "${field}" has no choices that can be in random order.`,
    `Remove random, or take ${controls.join(', ')}.`,
  ]),
  narrowedRanking: problem('choice/ranking', (field: string) => [
    `"${field}" puts all its choices in order, and choicesWhen takes some away: the order would not be whole.`,
    'Remove choicesWhen, or take another control.',
  ]),
  noSuchWords: problem('field/no-such-words', (words: string, field: string) => [
    `The title of "${field}" does not have the words "${words}", so there is nothing to be a link.`,
    'Write them as they are in the title. If the field has a relabel, its title needs them too.',
  ]),
  noYears: problem('years/bad', () => [
    'This does not say which years visitors can choose.',
    'Write last: 20, or from: 2000 and to: 2025.',
  ]),
  yearsNotWhole: problem('years/bad', (field: string) => [
    `Years are whole numbers, and the answer to "${field}" is not one.`,
    'Write type: integer in its schema, without x-list.',
  ]),
  yearsNeverReached: problem('years/bad', () => [
    'These years are never offered: the entry above always holds.',
    'Put the entry without `when` last.',
  ]),
  badBound: problem('bound/bad', (typed: string, why: string, fix: string) => [
    `"${typed}" cannot be a bound here: ${why}.`,
    fix,
  ]),
  offSteps: problem('bound/off-steps', (end: number, last: number, next: number, fix: string) => [
    `Visitors cannot set this slider to its end, ${end}: its steps reach ${last}, and the next would be ${next}.`,
    fix,
  ]),
  noDateBounds: problem('field/no-date-bounds', (field: string, lacks: readonly string[]) => [
    `"${field}" accepts any date, even in the year 2999.`,
    `Add ${lacks.map((bound) => `${bound}: ${bound === 'minimum' ? 'today - 120 years' : 'today'}`).join(', and ')}, or other days.`,
  ]),
  wrongValues: problem('list/wrong-values', (list: string, wanted: string, value: string) => [
    `The list "${list}" has the value ${value}; the answers of this field are ${wanted}.`,
    'Change the type of the field, or take another list.',
  ]),
  listTooLong: problem(
    'list/too-long',
    (field: string, widget: string, count: number, most: number, canSearch: boolean) => [
      `"${field}" has ${inThousands(count)} options, and ${widget} takes ${inThousands(most)} at most.`,
      canSearch
        ? 'Add longLists to config/site.yaml, so that longer lists are searched on the server.'
        : 'Take combobox, select or multiselect, which can search, or narrow the list by another answer.',
    ],
  ),
  misfit: problem('field/misfit', (typed: string, field: string, why: string, fix: string) => [
    `${typed} cannot be the answer to "${field}": ${why}.`,
    fix,
  ]),
  openText: problem('field/open-text', (field: string, lacks: readonly string[]) => [
    `"${field}" is sent to the server and may be any text.`,
    `Add ${lacks.join(', and ')}.`,
  ]),
  longText: problem('field/open-text', (field: string) => [
    `The pattern of "${field}" takes texts of any length.`,
    'Add maxLength, with its message.',
  ]),
  ambiguousPattern: problem('pattern/ambiguous', () => [
    'This pattern can match the same characters in many ways, so that one long text could block the server.',
    'Begin it with ^, and let no two repetitions, within or beside each other, take the same character: ^\\p{L}+(?: \\p{L}+)*$ in place of ^(\\p{L}+ ?)+$.',
  ]),
  wrongControl: problem(
    'field/wrong-control',
    (
      field: string,
      widget: string,
      gives: readonly string[],
      { type, format }: { readonly type: string; readonly format?: string },
      fitting: readonly string[],
    ) => [
      gives.includes(type)
        ? `The control ${widget} never gives ${formatNames[format ?? ''] ?? format ?? ''}, and "${field}" takes nothing else.`
        : `The control ${widget} gives ${typesInWords(gives)}, and the answer to "${field}" is ${typesInWords([type])}.`,
      fitting.length > 0
        ? `Take one of these: ${fitting.join(', ')}. Or change the type of the field.`
        : 'No control gives such answers. Change the type or the format of the field.',
    ],
  ),
  controlNeeds: problem(
    'field/control-needs',
    (field: string, widget: string, lacks: readonly string[], formats: readonly string[]) => [
      `The control ${widget} of "${field}" needs ${lacks.join(', ')} in the schema of the field.`,
      `Add ${lacks.map((key) => (key === 'format' ? `format: ${formats.join(' or ')}` : key.includes(':') ? `${key} or more` : `${key}:`)).join(', and ')}.`,
    ],
  ),
  twoConditions: problem('field/two-conditions', (keyword: string) => [
    `A field under "${keyword}" is unknown, or is asked or required elsewhere in the form too.`,
    'Remove it there. If several answers decide, write its condition under ui: … when:, and name it under required.',
  ]),
  twoLists: problem('field/bad-choices', (field: string) => [
    `"${field}" has two sets of choices.`,
    'Keep one of x-list, enum and oneOf.',
  ]),
  choicesOfItems: problem('field/bad-choices', (field: string) => [
    `The answer to "${field}" is a list, and these would be choices of the whole list.`,
    'Move them under items:.',
  ]),
  noPrivacy: problem('field/no-privacy', (field: string, kind: 'health' | 'contact' | 'birth') => [
    `"${field}" asks ${privateWords[kind]}, but does not say that the answer is private.`,
    `Add private: ${kind} under ui: ${field}.`,
  ]),
  neverFits: problem('field/never-fits', (field: string, why: string) => [
    `No answer to "${field}" is ever accepted: ${why}.`,
    'Change one of the two.',
  ]),
};

/** 20,000. */
const inThousands = (count: number): string => count.toLocaleString('en');

export const explanations = {
  'bound/bad': {
    means:
      'A minimum or maximum is invalid, or does not fit its field: a number has numbers or expressions as bounds, a date has dates.',
    fix: 'Write a number, or for a date: 2026-01-31, today, today - 18 years, departureDate + 1 days. The units are days, months and years.',
  },
  'bound/off-steps': {
    means:
      'The steps of a slider, counted from its start, do not meet its end, so visitors cannot set the end: from 0 by 30 to 100 ends at 90.',
    fix: 'Write an end that is the start plus a whole number of steps, or another size of a step.',
  },
  'field/no-date-bounds': {
    means:
      'A field asks for a date or month, but has no first or last day. A typing error, such as the year 0002 or 2999, would pass.',
    fix: 'Add minimum and maximum to the field in the schema, each with its message: a birth date is from today - 120 years to today.',
  },
  'choice/no-parent': {
    means:
      'An item of a list belongs to an answer (`of`) that the other field never has, such as a shop of a city that is not offered. No visitor would ever see it.',
    fix: 'Correct `of`, or add the missing option to the other list.',
  },
  'choice/unknown': {
    means: 'A condition names a choice that the field does not offer.',
    fix: "Use a value of the field's option list. The value counts, not the label.",
  },
  'field/bad-name': {
    means: 'Answers, addresses and scripts cannot use a field of this name.',
    fix: 'Start with a small letter, go on with letters and digits: orderNumber.',
  },
  'field/bad-choices': {
    means: 'The choices of a field are in several places, or apply to a whole list instead of each of its items.',
    fix: 'Give the choices once, by x-list, enum or oneOf; for the type array, under items.',
  },
  'field/two-conditions': {
    means:
      'dependentRequired, dependencies and if say when a field is asked and must be answered. One of the fields that they name does not exist, is always required, has a `when` of its own, or is named by two of them.',
    fix: 'Write it once. A condition over several fields goes under ui: … when:; a required field with it must be answered while it is shown.',
  },
  'field/control-needs': {
    means:
      'The control of a field needs something that the schema of the field leaves out: a slider has two ends, a switch is on or off from the start, and a signature takes some room.',
    fix: 'Add what the problem names to the field in the schema, or take another control.',
  },
  'field/misfit': {
    means: 'The config itself gives an answer (a default, an example, an effect) that the field does not accept.',
    fix: 'Give one that fits the type, the choices and the bounds of the field, or change the field.',
  },
  'field/never-fits': {
    means: 'Two rules of a field contradict each other: one of them fails for every answer.',
    fix: 'Change one of the two rules.',
  },
  'field/no-privacy': {
    means:
      'A field asks for contact details, a date of birth or health. Such an answer must stay in memory: it may never be on the disk of a device that others use too.',
    fix: 'Add private: contact, birth or health to the field under ui. The words that ask about health are in site.yaml under copy: healthWords.',
  },
  'field/wrong-control': {
    means:
      'The control of a field gives answers of another type than its schema accepts. Every answer would be refused.',
    fix: 'Take a control for this type (the reference names the types of each), or change the type.',
  },
  'field/no-choices': {
    means: 'The control of a field needs choices, but it has none.',
    fix: 'Add x-list with the name of an option list, or take another control.',
  },
  'field/object': {
    means:
      'Fields of an object are asked like any other, and are called by both names in one word: addressCity for city of address. That cannot be done here: the object has something that only a field can have, or two fields would have the same name.',
    fix: 'Give the object only type, title, properties and required, and in ui only when and prefill. Everything else belongs to its fields: ui: { addressCity: … }.',
  },
  'field/no-label': {
    means: 'A field has no label. Visitors, above all with a screen reader, could not know what is asked.',
    fix: 'Add a title to the field in the schema.',
  },
  'field/open-text': {
    means:
      'A form that `posts` of site.yaml names has a text without a greatest length, or one that may have invisible characters, such as those that change the direction of the text after them. The server would store it for the readers of the leads.',
    fix: 'Add maxLength, and format: line for one line or lines for several, each with its message.',
  },
  'list/too-long': {
    means:
      'A control shows every option of its list, and a visitor cannot find one in a list of this length. Controls that search can have longer lists. With `longLists` in config/site.yaml, these search on the server, and the page does not carry the list.',
    fix: 'Take a control that searches: combobox, select, multiselect or lookup. For more than a thousand options, add longLists to config/site.yaml.',
  },
  'list/wrong-values': {
    means:
      'The values of the option list are of another type than the answers of the field: numbers for texts, or the other way round.',
    fix: 'Change the type of the field, or write the values with or without quotes.',
  },
  'choice/unavailable': {
    means:
      'A choice that is shown but cannot be chosen needs a control that shows the reason, and it cannot be the answer that a field begins with.',
    fix: 'Take radio, tiles, checkboxes, select, multiselect or combobox. Give the field another default.',
  },
  'choice/random-control': {
    means: 'A field has random: true, and its control shows no choices, or their order means something.',
    fix: 'Remove random, or take another control.',
  },
  'choice/ranking': {
    means:
      'The control ranking asks for all choices in order, and a condition or another answer takes some of them away.',
    fix: 'Remove choicesWhen of the field, or take another control.',
  },
  'field/no-such-words': {
    means: 'A box has words that are links (options.links), and its title does not have these words.',
    fix: 'Write the words exactly as they are in the title.',
  },
  'years/bad': {
    means: 'With these settings there are no years to choose from.',
    fix: 'Write last: 20, or from: and to:. The entry without `when` is last, and the field is of type integer.',
  },
  'pattern/ambiguous': {
    means:
      'A regular expression that can read the same text in many ways tries them all on a text that almost matches. Each further character may double the time, so 40 of them stop a browser or the server.',
    fix: 'Write it so that only one part of the pattern can match each character of a text, and begin it with ^.',
  },
} satisfies Explanations;
