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

/** A text of CSV in which a cell says something else. Every other byte stays. `row`: from 0, without the header. */
export function withCsvCell(text: string, row: number, column: number, value: string): string {
  const cell = recordsOf(text)[row + 1]?.[column];
  if (!cell) return text;
  const isQuoted = text[cell.start - 1] === '"' && text[cell.end] === '"';
  const [start, end] = isQuoted ? [cell.start - 1, cell.end + 1] : [cell.start, cell.end];
  return text.slice(0, start) + cellText(value, separatorOf(text)) + text.slice(end);
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
