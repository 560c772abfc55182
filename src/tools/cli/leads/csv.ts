import { printableLines } from './printable.ts';

/** How a formula begins for a spreadsheet, also in full-width characters. */
const formulaStart = /^[=+\-@\t\n＝＋－＠]/;

/**
 * A line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe, which makes it text.
 * Characters that a terminal obeys are spelt out.
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  const text = printableLines(Array.isArray(value) ? value.join('; ') : String(value ?? ''));
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",;\s']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
