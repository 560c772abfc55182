/** What a spreadsheet takes for a formula, in full-width letters too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A line of CSV (RFC 4180). A cell that a spreadsheet would run gets an apostrophe, which makes it a text. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\s']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
