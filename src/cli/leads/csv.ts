/** How a formula begins for a spreadsheet, also in full-width characters. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe, which makes it text.
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",;\s']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
