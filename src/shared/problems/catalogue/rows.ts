import { didYouMean } from '../nearest.ts';
import { problem, type Explanations } from './kit.ts';

/** An item of the list of a template. */
export interface EachItem {
  readonly list: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Repeated fields: rows, the rows of a table of questions, and fields written for a list. */
export const problems = {
  matrixWithoutGroup: problem('field/uneven-matrix', (field: string) => [
    `"${field}" is a row of a table that has no question.`,
    `Add group: to ui: ${field}, with the question that all rows share.`,
  ]),
  unevenMatrix: problem('field/uneven-matrix', (field: string, first: string) => [
    `"${field}" has other choices than "${first}", the first row of the same table.`,
    'Give all rows of a group the same choices, or another group to this one.',
  ]),
  rowsWithoutFields: problem('rows/no-fields', (field: string) => [
    `The rows of "${field}" have no fields.`,
    'Add properties to items: the fields of one row, as in the schema of a form.',
  ]),
  noRows: problem('rows/no-fields', (field: string) => [
    `"${field}" has no rows, but settings for their fields.`,
    'Make it a list of objects: type: array, items: { type: object, properties: … }; or remove rows.',
  ]),
  nestedRows: problem('rows/nested', (field: string, outer: string) => [
    `"${field}" has rows and is in a row of "${outer}", which is in a row too.`,
    'Ask for it outside of these rows, or give each row a fixed number of fields.',
  ]),
  rowsNotAlone: problem('rows/not-alone', (field: string, other: string | undefined) => [
    other === undefined
      ? `"${field}" asks each row on a page of its own, but a form has one page.`
      : `"${field}" asks each row on a page of its own, but its step asks "${other}" too.`,
    other === undefined
      ? 'Make the form a wizard, or remove asSteps.'
      : `Move "${other}" to another step, or remove asSteps.`,
  ]),
  rowsAsStepsInRows: problem('rows/not-alone', (field: string, outer: string) => [
    `"${field}" asks each row on a page of its own, but is itself in a row of "${outer}".`,
    `Remove asSteps. If need be, give it to "${outer}".`,
  ]),
  noEachValue: problem('each/no-value', (word: string, { list, values }: EachItem, known: readonly string[]) => [
    `The item "${String(values.value)}" of "${list}" has no "${word}".`,
    `${didYouMean(word, known)} Braces in a template name something that every item of its list has.`,
  ]),
};

export const explanations = {
  'rows/no-fields': {
    means: 'A list of rows does not say what each row asks, or a field without rows has settings for them.',
    fix: 'Under items of the field write type: object and properties; the settings of its fields go in ui under rows.',
  },
  'rows/nested': {
    means:
      'Rows are nested three levels deep. A row may have rows, such as the guests of each room, but more are hard to follow, especially on a phone.',
    fix: 'Ask for the innermost rows outside of the others, or give each row a fixed number of fields.',
  },
  'rows/not-alone': {
    means:
      'Rows with asSteps are asked one on a page, between the other steps of a wizard. A form has no other pages, other questions of the step would be on the page of every row, and rows in rows are on the page of the outer row.',
    fix: 'Give the rows a step of their own, or remove asSteps, so that all rows are on one page.',
  },
  'each/no-value': {
    means:
      'A field that is written for each item of a list has a word in braces that an item has no value for: it is misspelt, or the item lacks its icon or note.',
    fix: 'Take a word that all items have ({value} and {label} always exist), or add the missing part to the item.',
  },
  'field/uneven-matrix': {
    means:
      'Fields with the control matrix are the rows of one table. The labels of the choices are only above the first row, so all rows need the same choices, and the group is the question of the table.',
    fix: 'Write the same group and the same list for every row.',
  },
} satisfies Explanations;
