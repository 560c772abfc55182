import type { Place } from '../place.ts';
import { didYouMean } from '../nearest.ts';
import { counted, someOf } from '../show.ts';
import { problem, unknownName, unusedFile, type Explanations } from './kit.ts';

/** Decision tables: their columns, cells and rows. */
export const problems = {
  badColumn: problem('table/bad-column', (name: string, why: string, fix: string) => [
    `The column "${name}" ${why}.`,
    fix,
  ]),
  unknownColumn: unknownName('table/unknown-column', 'column of this table'),
  badCell: problem('table/bad-cell', (column: string, why: string, fix: string, others?: number) => [
    `${why.replace(/^[a-z]/, (letter) => letter.toUpperCase())} (column "${column}").${othersText(others, 'cell', 'of this column is wrong', 'of this column are wrong')}`,
    fix,
  ]),
  badRow: problem('table/bad-row', (cells: number, names: readonly string[], others?: number) => [
    `This row has ${counted(cells, 'cell')}, and the table ${counted(names.length, 'column')}.${othersText(others, 'row', 'has too few or too many', 'have too few or too many')}`,
    `Give it a cell for each: ${names.join(', ')}. What does not matter is written any.`,
  ]),
  unknownCsv: problem('table/unknown-csv', (typed: string, known: readonly string[]) => [
    `There is no file config/tables/${typed}.`,
    known.length === 0 ? 'Put it beside this file.' : didYouMean(typed, known),
  ]),
  openQuote: problem('table/bad-csv', () => ['A quote opens here and is never closed.', 'Close it, or remove it.']),
  oneLine: problem('table/bad-csv', () => [
    'The whole file is read as one line, because its lines end as on old Macs.',
    'Save it again as CSV UTF-8.',
  ]),
  noCsvRows: problem('table/bad-csv', () => ['No row follows the names of the columns.', 'Add a line for each row.']),
  noHeader: problem('table/bad-csv', (names: readonly string[]) => [
    'The first line is not the names of the columns.',
    `Write this line before it: ${names.join(',')}.`,
  ]),
  columnTwice: problem('table/bad-csv', (name: string) => [
    `Two columns are called "${name}".`,
    'Remove one of the two.',
  ]),
  missingColumns: problem('table/bad-csv', (names: readonly string[]) => [
    `The first line names no column "${names.join('", "')}".`,
    'The first line names every column of match and result, in any order.',
  ]),
  rowsOverlap: problem(
    'table/overlap',
    (earlier: Pick<Place, 'file' | 'line'>, someone: string, also: readonly number[], others: number) => [
      `This row and that of ${earlier.file}:${earlier.line} both fit ${someone}.${
        also.length === 0
          ? ''
          : ` It also overlaps ${also.length === 1 ? 'line' : 'lines'} ${someOf(also, ', ', String)}.`
      }${othersText(others, 'row', 'overlaps', 'overlap')}`,
      'Narrow one of the two. If the first that fits should decide, write decides: first.',
    ],
  ),
  tableGap: problem('table/gap', (gaps: readonly string[], others: number, uncounted: boolean) => [
    `No row fits ${gaps.join('; nor ')}.${others === 0 ? '' : ` ${uncounted ? 'Very many' : others} more such gaps are left.`}`,
    'Add rows, or give a default for the case that no row fits.',
  ]),
  idleRow: problem('table/never', (others: number) => [
    `This row is never chosen: the rows before it take everything that it fits.${othersText(others, 'row', 'is never chosen', 'are never chosen')}`,
    'Move it up, or delete it.',
  ]),
  unprovedGaps: problem('table/unproved', () => [
    'These rows overlap in too many ways to prove that every combination has one.',
    'Give a default for the case that no row fits, or make a table for each value of one column.',
  ]),
  unprovedRow: problem('table/unproved', (others: number) => [
    `The rows before this one overlap in too many ways to prove that it is ever chosen.${others === 0 ? '' : ` The same is true for ${counted(others, 'more row')}.`}`,
    'Move it up, delete it, or make a table for each value of one column.',
  ]),
  tableTooLarge: problem('file/too-large', () => [
    'The rows of a table have more than 2 MB.',
    'Split the table: one for each value of a column.',
  ]),
  heavyRows: problem('table/too-heavy', (table: string, own: number, all: number, most: number) => [
    own === all
      ? `This form sends ${kilobytes(all)} of rows of the table "${table}" to visitors; ${kilobytes(most)} is the most.`
      : `This form sends ${kilobytes(all)} of rows of tables to visitors, ${kilobytes(own)} of them of "${table}"; ${kilobytes(most)} is the most.`,
    'Let the questions take fewer values, make the rows wider, or ask in another form.',
  ]),
  unusedTable: unusedFile('table/unused', 'table'),
  unusedCsv: problem('table/unused', () => [
    'No table takes its rows from this file.',
    'Name it under rows of a table, or delete it.',
  ]),
  outsideTable: problem('table/outside', (what: string, column: string, table: string) => [
    `${what}, which the column "${column}" of the table "${table}" does not have.`,
    'Widen the column and add rows, or let the question take no such answers.',
  ]),
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

const othersText = (others: number | undefined, what: string, one: string, many: string): string =>
  !others ? '' : ` ${counted(others, `more ${what}`)} ${others === 1 ? one : many}.`;

export const explanations = {
  'table/bad-cell': {
    means:
      'A cell of a table is invalid, or has a value that its column cannot have: a number outside of its bounds, a range whose ends are swapped, a value that its list does not have.',
    fix: 'Write a value (18), a range (18-25, 46+, <50000), any, or a list of these. In a CSV file, separate several values with vertical bars: red | blue.',
  },
  'table/bad-column': {
    means: 'A column of a table does not say which values it has, or says it in two ways.',
    fix: 'Give it a type, with minimum and maximum for numbers, or the name of an option list.',
  },
  'table/bad-csv': {
    means: 'A CSV file with the rows of a table is invalid, or its first line does not name the columns.',
    fix: 'Write the name of each column once in the first line, and close every quote.',
  },
  'table/bad-row': {
    means:
      'A row of a table has more or fewer cells than the table has columns, so it is unknown which cell belongs to which.',
    fix: 'Give the row a cell for each column of match, then for each of result. What does not matter is written any.',
  },
  'table/gap': {
    means: 'Some visitors have answers that no row of a table fits, so they would get no result.',
    fix: 'Add rows for the listed combinations, or give the table a default.',
  },
  'table/never': {
    means:
      'In a table in which the first row that fits decides, the rows before this one take everything that it fits.',
    fix: 'Move the row up, before more general rows, or delete it.',
  },
  'table/outside': {
    means:
      'An expression looks up a table with a question whose answers are not all in the column. Visitors with the other answers get no result.',
    fix: 'Give column and question the same bounds, or the same option list.',
  },
  'table/overlap': {
    means: 'Two rows of a table fit the same answers, so the table has two results for one visitor.',
    fix: 'Narrow one of the two rows. Where rows go from the particular to the general, write decides: first.',
  },
  'table/too-heavy': {
    means:
      'A form sends all rows that its answers can select to the visitor, so that results show at once. Here these are more than 32 KB (of 1000 bytes, compressed with Brotli), which takes seconds on a slow phone. 10,000 rows with results of their own have some 20 KB.',
    fix: 'Let the questions take fewer values: bounds of their own, a list of fewer choices, a constant. Or write wider ranges. A page that has only one of several forms sends only the rows of that one.',
  },
  'table/unknown-column': {
    means: 'A default or a CSV file names a column that the table does not have.',
    fix: 'Correct the name, or add the column to match or result.',
  },
  'table/unknown-csv': {
    means: 'The rows of a table come from a CSV file that does not exist.',
    fix: 'Put the file into config/tables beside the table, or correct its name.',
  },
  'table/unproved': {
    means:
      'The check looks at every combination of the values of a table that its rows tell apart. Here there are many millions, because the rows overlap in many columns at once, and the search did not finish: it is unknown whether some answers have no row, or whether a row is ever chosen.',
    fix: 'Give the table a default, split it by one of its columns, or write the rows so that they do not overlap.',
  },
  'table/unused': {
    means:
      'No expression looks up this table, or no table takes its rows from this CSV file. It would be maintained for nothing.',
    fix: 'Look it up by rate("its-name", …) in an expression, or delete the file.',
  },
} satisfies Explanations;
