import type { AddKind } from '../contract.ts';

const things: Readonly<Record<AddKind, string>> = {
  block: 'a block',
  field: 'a field',
  option: 'an option',
  step: 'a step',
  row: 'a row',
  item: 'an item',
  property: 'a property',
};

/** What Studio says where something is added. */
export const addWords = {
  add: (what: AddKind, where: string): string => `Add ${things[what]}${where === '' ? '' : ` ${where}`}`,
  below: 'below',
  what: (what: AddKind): string => `Which ${things[what].replace(/^an? /, '')}?`,
  find: 'Search by name or description',
  none: 'Nothing is called like this.',
  nothing: 'Nothing more can stand here.',
  label: { field: 'Its label', option: 'Its label', step: 'Its title' } as Readonly<Partial<Record<AddKind, string>>>,
  name: 'Its name',
  choices: 'Its choices',
  own: 'A list just for this field',
  choicesHelp: 'One on each line',
  isRequired: 'Must be answered',
  done: 'Add',
  cancel: 'Cancel',
} as const;
