import type { CellValue, MatchColumn } from '../../shared/plan/table.ts';

/** The YAML value of a CSV cell: in CSV everything is a text, and several values are separated by vertical bars. */
export function asTest(column: MatchColumn, text: string): unknown {
  const values = text
    .split('|')
    .map((part) => part.trim())
    .map((part) => (column.kind === 'choice' ? asOneOf(column.values, part) : part));
  return values.length === 1 ? values[0] : values;
}

/** The same for a result: a number, or a text. */
export const asNumber = (text: string): number | string =>
  /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text.trim()) ? Number(text) : text;

/** The column's value for a text, if it has one. Spreadsheets write TRUE and FALSE. */
export const asOneOf = (values: readonly CellValue[], text: string): CellValue => {
  const trimmed = text.trim();
  return (
    values.find((value) => String(value) === trimmed) ??
    values.find((value) => typeof value === 'boolean' && String(value) === trimmed.toLowerCase()) ??
    text
  );
};
