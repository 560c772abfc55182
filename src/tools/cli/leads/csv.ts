import { printableLines } from './printable.ts';

/** The start of a formula in a spreadsheet, also in full-width characters. */
const formulaStart = /^[=+\-@\t\n＝＋－＠]/;

/**
 * A line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe, which makes it text.
 * Control characters are escaped.
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: unknown): string {
  const text = printableLines(Array.isArray(value) ? value.join('; ') : String(value ?? ''));
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",;\s']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
