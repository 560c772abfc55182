import { problem, type Explanations } from './kit.ts';

/** Tables that are worked out row by row. */
export const problems = {
  projectionTooLong: problem('projection/too-long', (field: string, rows: number | undefined, most: number) => [
    `"${field}" can have ${rows === undefined ? 'any number of' : rows} rows, and a projection has ${most} at most.`,
    'Give the fields in this expression a lower maximum, or show fewer rows.',
  ]),
  projectionNever: problem('projection/never', (field: string) => [
    `"${field}" never has a row, whatever is answered.`,
    'Let this expression give 1 or more.',
  ]),
  projectionName: problem('projection/bad-name', (name: string) => [
    `"${name}" is the name of a field, of another value, or of the number of the row, so expressions could not tell them apart.`,
    'Give the value another name.',
  ]),
  projectionUnused: problem('projection/unused', (name: string) => [
    `No column, no other value and no expression of the form uses "${name}".`,
    'Show it in a column, or delete it.',
  ]),
  projectionUndrawn: problem('projection/undrawn', () => [
    'The chart draws no column.',
    'Add drawn: true to the columns that it should draw.',
  ]),
};

export const explanations = {
  'projection/too-long': {
    means:
      'With some answers, this table would have more than 100 rows. That is too long to read, and slow on a phone.',
    fix: 'Give the numbers that decide about it a maximum in the schema. A table has 100 rows at most.',
  },
  'projection/never': {
    means: 'The expression for the number of rows is below 1 with every answer, so visitors never see the table.',
    fix: 'Correct the expression under computed.',
  },
  'projection/bad-name': {
    means:
      'A value or column of a projection has the name of a field of the form, of another value, or row, which is the number of the row.',
    fix: 'Give the value a name of its own.',
  },
  'projection/unused': {
    means:
      'A projection works out a value in each row that no column, no other value and no expression of the form uses.',
    fix: 'Add a column that shows it, or delete it.',
  },
  'projection/undrawn': {
    means: 'A projection has a chart, but none of its columns is drawn in it.',
    fix: 'Add drawn: true to a column, or delete the chart.',
  },
} satisfies Explanations;
