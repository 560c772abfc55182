import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { Lines } from '../read/lines.ts';
import { placeOfRange, wholeFile, type SourceText, type Stretch } from '../read/source.ts';
import { whileSame } from '../../shared/memo.ts';

/** A cell of a CSV file, without its quotes, and its range in the text. */
export interface CsvCell extends Stretch {
  readonly text: string;
}

/** A CSV file of config/tables, as lines of cells. Lines without a cell are left out. */
export interface Csv extends SourceText {
  readonly name: string;
  readonly lines: Lines;
  readonly records: readonly (readonly CsvCell[])[];
  /** The problems that make it unreadable. */
  readonly problems: readonly Problem[];
}

/** A table of 10,000 rows has some 400 kB. */
const maxCsvBytes = 2_000_000;

/**
 * Reads a CSV file (RFC 4180): commas, or semicolons or tabs where the first line has no comma. A second compilation
 * reads only what has changed.
 */
export const readCsv = whileSame(
  (before: Buffer | undefined, now) => before !== undefined && now !== undefined && before.equals(now),
  readAnew,
);

function readAnew(file: string, bytes: Buffer | undefined): Csv {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const refuse = (problem: (place: Place) => Problem): Csv => ({
    name,
    file,
    text: '',
    lines: new Lines(''),
    records: [],
    problems: [problem(wholeFile(file))],
  });
  if (!bytes) return refuse(say.unreadable);
  if (bytes.length > maxCsvBytes) return refuse(say.tableTooLarge);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(say.notUtf8);
  }
  const source = { file, text, lines: new Lines(text) };
  const { records, open } = split(text);
  const problems = [
    ...(open === undefined ? [] : [say.openQuote(placeOfRange(source, open, open + 1))]),
    ...(/^[^\n]*\r[^\n]+$/.test(text) ? [say.oneLine(wholeFile(file))] : []),
  ];
  return { ...source, name, records, problems };
}

/** The separator of cells. Spreadsheets may declare it in a first line: sep=; */
function separatorOf(text: string): { separator: string; start: number } {
  const [line = '', said] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  const [first = ''] = text.split('\n', 1);
  return { separator: said ?? [',', ';', '\t'].find((sign) => first.includes(sign)) ?? ',', start: line.length };
}

/** A cell with or without quotes, and its end. A quote that is not closed makes the rest of the text one cell. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"[ ]*|([^${separator}\\n]*?))[ \\r]*(${separator}|\\n|$)`, 'y');

/** The lines of cells in a CSV text, as far as they can be parsed. */
export const recordsOf = (text: string): readonly (readonly CsvCell[])[] => split(text).records;

function split(text: string): { records: CsvCell[][]; open?: number } {
  const { separator, start: first } = separatorOf(text);
  const pattern = cellPattern(separator);
  pattern.lastIndex = first;
  const records: CsvCell[][] = [];
  let record: CsvCell[] = [];
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const [, quoted, plain = '', end = ''] = pattern.exec(text) ?? [undefined];
    if (quoted === undefined && plain.trimStart().startsWith('"')) return { records, open: at };
    const start = at + (quoted === undefined ? plain.length - plain.trimStart().length : 1);
    const cell = quoted === undefined ? plain.trim() : quoted;
    record.push({ text: cell.replaceAll('""', '"'), start, end: start + cell.length });
    if (end === separator && pattern.lastIndex < text.length) continue;
    if (record.some((one) => one.text !== '')) records.push(record);
    record = [];
  }
  return { records: withoutEmptyColumns(records) };
}

/** Spreadsheets write columns that were once in use as empty cells at the end of each line. */
function withoutEmptyColumns(records: CsvCell[][]): CsvCell[][] {
  const [header = []] = records;
  const width = header.findLastIndex(({ text }) => text !== '') + 1;
  return records.map((cells) => (cells.slice(width).every(({ text }) => text === '') ? cells.slice(0, width) : cells));
}
