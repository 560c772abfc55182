import { printableLines } from './printable.ts';

/** The start of a formula in a spreadsheet, also in full-width characters. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\n]/;

/** More digits than a spreadsheet shows of a number. It keeps 15, and makes zeros of the rest. */
const shownDigits = 11;

/** Whether a spreadsheet would make another number or a day of a text: 007, 5.10, 12E3, 1/2. 2026-01-31 is a day. */
const isMistaken = (text: string): boolean =>
  (/^[\d.,%]+$/.test(text) && (text.length > shownDigits || String(Number(text)) !== text)) ||
  /^\d+(\.\d+)?e[+-]?\d+$/i.test(text) ||
  /^\d{1,2}([-/.])\d{1,4}(\1\d{1,4})?$|^\d{4}[-/.]\d{1,2}$/.test(text);

/**
 * A line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula, or would read as another number, gets an
 * apostrophe, which makes it text. Control characters are escaped.
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: unknown): string {
  const text = printableLines(Array.isArray(value) ? value.join('; ') : String(value ?? ''));
  const isText = formulaStart.test(text) || (typeof value === 'string' && isMistaken(text.trim()));
  const safe = isText ? `'${text}` : text;
  return /[",;\s']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
