import type { AddKind } from '../contract.ts';

const kindNames: Readonly<Record<AddKind, string>> = {
  block: 'a block',
  field: 'a question',
  option: 'an option',
  step: 'a step',
  row: 'a row',
  item: 'an item',
  property: 'a setting',
};

/** Texts of the forms that add something. */
export const addTexts = {
  add: (what: AddKind, where: string): string => `Add ${kindNames[what]}${where === '' ? '' : ` ${where}`}`,
  below: 'below',
  what: (what: AddKind): string =>
    what === 'field' ? 'Which kind of question?' : `Which ${kindNames[what].replace(/^an? /, '')}?`,
  find: 'Search by name or description',
  none: 'No match.',
  nothing: 'Nothing more can be added here.',
  label: { field: 'Its label', option: 'Its label', step: 'Its title' } as Readonly<Partial<Record<AddKind, string>>>,
  /** Titles of values whose key says little. */
  keys: { of: 'Belongs to', note: 'Second line', href: 'Where it leads' } as Readonly<Record<string, string>>,
  noValue: 'Nothing',
  name: 'Its name',
  choices: 'Its choices',
  own: 'A list just for this question',
  choicesHelp: 'One per line',
  isRequired: 'Required',
  done: 'Add',
  loading: 'Looking up what can be added…',
  adding: 'Adding…',
  cancel: 'Cancel',
} as const;
