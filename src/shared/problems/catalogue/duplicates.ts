import { problem, type Explanations } from './kit.ts';

/** Names, addresses and titles that must be unique. */
export const problems = {
  duplicatePath: problem('page/duplicate-path', (path: string, file: string) => [
    `${file} already has the address "${path}".`,
    'Give each page its own.',
  ]),
  duplicateTitle: problem('page/duplicate-title', (title: string, file: string) => [
    `${file} already has the title "${title}".`,
    'Give each page its own, so that people can distinguish tabs and search results.',
  ]),
  duplicateId: problem('id/duplicate', (id: string) => [
    `Something else in this file already has the id "${id}".`,
    'Give each its own.',
  ]),
  placeTwice: problem('id/duplicate', (id: string, list: string) => [
    `Something else on this page already has the id "${id}", as this item of the list "${list}".`,
    'Give each its own, so that a link leads to one of them.',
  ]),
  sentByTwo: problem('id/duplicate', (id: string) => [
    `A form and a wizard are both called "${id}", so it would be unknown which of them a lead came from.`,
    'Rename one of them.',
  ]),
  otherId: problem('id/duplicate', (id: string, file: string) => [
    `"${id}" is the id of something in ${file} already, and leads name items of catalogs by their ids.`,
    'Give each its own.',
  ]),
  reservedId: problem('id/duplicate', (id: string) => [
    `A part of every page already has the id "${id}".`,
    'Give the block another.',
  ]),
  duplicateValue: problem('list/duplicate-value', (value: string) => [
    `This list already has the value "${value}".`,
    'Give each item its own.',
  ]),
  duplicateLabel: problem('list/duplicate-label', (label: string, other: number) => [
    `Item ${other} of this list reads "${label}" too.`,
    'Give each its own label, or remove one.',
  ]),
  sameQuestion: problem('field/duplicate-question', (title: string, other: string) => [
    `The field "${other}" already asks "${title}".`,
    'Give each question words of its own.',
  ]),
  fieldTwice: problem('field/duplicate', (field: string) => [
    `This list already has "${field}".`,
    'Name each field once.',
  ]),
  fieldOfEach: problem('field/duplicate', (field: string) => [
    `Another field of this form is called "${field}" too.`,
    'Give the template another name, with {value} in it.',
  ]),
  fieldOfRow: problem('field/duplicate', (field: string) => [
    `The form asks for "${field}" too, outside of the rows.`,
    'Give the field of the row another name, so that conditions know which of them is meant.',
  ]),
  fieldIsTrap: problem('field/duplicate', (trap: string, form: string) => [
    `The form "${form}" asks for "${trap}".`,
    'Give the trap a name that no form of posts uses for a question.',
  ]),
  fieldInTwoSteps: problem('field/duplicate', (field: string, step: string) => [
    `The step "${step}" already asks for "${field}".`,
    'Give each question its own name, or ask it once.',
  ]),
};

export const explanations = {
  'field/duplicate': {
    means:
      'The same field is used twice: in one list, or in two steps of a wizard. One answer cannot have two questions.',
    fix: 'Remove one, or give the second question a name of its own.',
  },
  'id/duplicate': {
    means:
      'Two things of the same file have the same id, or two entries of catalogs, or something has an id that every page has already. A link or a lead that names it could mean either.',
    fix: 'Give each an id of its own.',
  },
  'field/duplicate-question': {
    means: 'Two fields that are asked together have the same title, so a visitor cannot tell which is which.',
    fix: 'Give each a title of its own.',
  },
  'list/duplicate-label': {
    means: 'Two items of a list that are shown together have the same words, so a visitor cannot tell which is which.',
    fix: 'Give each its own label, or remove one.',
  },
  'list/duplicate-value': {
    means: 'Two options of a list have the same value, so it would be unknown which of them was chosen.',
    fix: 'Give each its own value.',
  },
  'page/duplicate-path': {
    means: 'Two pages have the same address. Capitals make no difference.',
    fix: 'Give each its own path.',
  },
  'page/duplicate-title': {
    means: 'Two pages have the same title. People could not distinguish them in tabs and search results.',
    fix: 'Give each its own title.',
  },
} satisfies Explanations;
