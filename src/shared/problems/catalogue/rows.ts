import { didYouMean } from '../nearest.ts';
import { problem, type Explanations } from './kit.ts';

/** An item of the list of a template. */
export interface EachItem {
  readonly list: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Fields that come several times: rows, the rows of a table of questions, and fields written for a list. */
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
    `"${field}" has no rows, and says how their fields look.`,
    'Make it a list of objects: type: array, items: { type: object, properties: … }; or take rows away.',
  ]),
  nestedRows: problem('rows/nested', (field: string, outer: string) => [
    `"${field}" has rows and stands in a row of "${outer}".`,
    'Ask for it outside of the rows, or give each row a fixed number of fields.',
  ]),
  rowsNotAlone: problem('rows/not-alone', (field: string, other: string | undefined) => [
    other === undefined
      ? `"${field}" asks each row on a page of its own, and a form has one page.`
      : `"${field}" asks each row on a page of its own, and its step asks "${other}" too.`,
    other === undefined
      ? 'Make the form a wizard, or take asSteps away.'
      : `Move "${other}" to another step, or take asSteps away.`,
  ]),
  noEachValue: problem('each/no-value', (word: string, { list, values }: EachItem, known: readonly string[]) => [
    `The item "${String(values.value)}" of "${list}" has no "${word}".`,
    `${didYouMean(word, known)} Braces in a template stand for what every item of its list has.`,
  ]),
};

export const explanations = {
  'rows/no-fields': {
    means: 'A list of rows does not say what each row asks, or a field that is no list of rows says how its rows look.',
    fix: 'Under items of the field write type: object and properties; what each row looks like stands in ui under rows.',
  },
  'rows/nested': {
    means: 'A row has rows of its own. Nobody keeps track of rows within rows, least of all on a phone.',
    fix: 'Ask for the inner rows outside of the outer ones, or give each row a fixed number of fields.',
  },
  'rows/not-alone': {
    means:
      'Rows with asSteps are asked one on a page, between the other steps of a wizard. A form has no other pages, and what else a step asks would stand on the page of every row.',
    fix: 'Give the rows a step of their own, or take asSteps away, so that all rows stand on one page.',
  },
  'each/no-value': {
    means:
      'A field that is written for each item of a list has a word in braces that some item has nothing for: a letter is wrong, or the item lacks its icon or note.',
    fix: 'Take a word that all items have ({value} and {label} always stand), or add what is missing to the item.',
  },
  'field/uneven-matrix': {
    means:
      'Fields with the control matrix are the rows of one table. The words of the choices stand above the first row alone, so all rows need the same choices, and the group is the question that the table asks.',
    fix: 'Write the same group and the same list for every row.',
  },
} satisfies Explanations;
