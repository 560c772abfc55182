import { recordsOf } from '../../../compiler/table/csv.ts';

/** The column names and rows of a CSV file. */
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

/** The separator of a CSV file, from its first line. */
function separatorOf(text: string): string {
  const [, said] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  const [first = ''] = text.split('\n', 1);
  return said ?? [',', ';', '\t'].find((sign) => first.includes(sign)) ?? ',';
}

const cellText = (value: string, separator: string): string =>
  value.includes(separator) || /["\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** New texts of cells, by row (from 0, without the header) and column. */
export type CsvCells = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** A CSV text with changed cells. All other bytes stay. */
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
      // A quote must be the first character of a cell.
      if (now.startsWith('"')) while (text[start - 1] === ' ') start -= 1;
      parts.push(text.slice(done, start), now);
      done = isQuoted ? cell.end + 1 : cell.end;
    }
  return parts.join('') + text.slice(done);
}

/** A CSV text with more rows at its end. */
export function withCsvRows(text: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return text;
  const separator = separatorOf(text);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = rows.map((cells) => cells.map((cell) => cellText(cell, separator)).join(separator));
  const whole = text.endsWith('\n') ? text : text + end;
  return whole + lines.map((line) => line + end).join('');
}
