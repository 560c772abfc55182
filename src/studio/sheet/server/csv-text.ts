import { recordsOf } from '../../../compiler/table/csv.ts';

/** A CSV file: the names of its columns, and its rows. */
export function csvRows(text: string): {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const [header = [], ...records] = recordsOf(text);
  return {
    names: header.map((cell) => cell.text),
    rows: records.map((cells) => cells.map((cell) => cell.text)),
  };
}

/** The sign between the cells of a file, as its first line has it. */
function separatorOf(text: string): string {
  const [, said] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  const [first = ''] = text.split('\n', 1);
  return said ?? [',', ';', '\t'].find((sign) => first.includes(sign)) ?? ',';
}

const cellText = (value: string, separator: string): string =>
  value.includes(separator) || /["\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** What some cells say from now on: by their row, from 0 without the header, and by their column. */
export type CsvCells = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** A text of CSV in which some cells say something else. Every other byte stays. */
export function withCsvCells(text: string, changes: CsvCells): string {
  if (changes.size === 0) return text;
  const [, ...records] = recordsOf(text);
  const separator = separatorOf(text);
  const parts: string[] = [];
  let done = 0;
  for (const [row, cells] of records.entries())
    for (const [column, cell] of cells.entries()) {
      const value = changes.get(row)?.get(column);
      if (value === undefined) continue;
      const now = cellText(value, separator);
      const isQuoted = text[cell.start - 1] === '"' && text[cell.end] === '"';
      let start = isQuoted ? cell.start - 1 : cell.start;
      // A quote opens a cell only where nothing stands before it.
      if (now.startsWith('"')) while (text[start - 1] === ' ') start -= 1;
      parts.push(text.slice(done, start), now);
      done = isQuoted ? cell.end + 1 : cell.end;
    }
  return parts.join('') + text.slice(done);
}

/** The same with more rows at its end. */
export function withCsvRows(text: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return text;
  const separator = separatorOf(text);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = rows.map((cells) => cells.map((cell) => cellText(cell, separator)).join(separator));
  const whole = text.endsWith('\n') ? text : text + end;
  return whole + lines.map((line) => line + end).join('');
}
