import type { Checked } from '../../compiler/check/checked.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { recordsOf } from '../../compiler/table/csv.ts';

/** A row: the text of each cell, by column. */
export type Cells = ReadonlyMap<string, string>;

type TableData = Checked<'table'>['data'];

/** The rows of a table, from its own file or a CSV file. */
export function cellsOf(rows: TableData['rows'], { match, result }: TableData, csvs: SymbolTable['rowFiles']): Cells[] {
  const [names = [], ...lines] =
    typeof rows === 'string'
      ? recordsOf(csvs.get(rows)?.text ?? '').map((record) => record.map(({ text }) => text))
      : [[...Object.keys(match), ...Object.keys(result)], ...rows];
  return lines.map((cells) => new Map(names.map((name, index) => [String(name), cellText(cells[index])])));
}

/** Normalizes a cell, so that equal cells have equal texts. */
const cellText = (cell: unknown): string =>
  (Array.isArray(cell) ? cell : String(cell ?? '').split('|'))
    .map((part) => String(part).trim())
    .map((part) => (/^any$/i.test(part) ? 'any' : part))
    .join(' | ');

/** A row before and after; one of the two is undefined for an added or removed row. */
export interface RowPair {
  readonly before: Cells | undefined;
  readonly after: Cells | undefined;
}

/**
 * Matches old and new rows: by their `match` cells, otherwise by position if at least half of their cells are equal.
 */
export function pairedRows(before: readonly Cells[], after: readonly Cells[], match: readonly string[]): RowPair[] {
  const [old, now] = [byKey(before, match), byKey(after, match)];
  const places = new Map([...old.keys()].map((key, place) => [key, place]));
  const gone = new Map([...old].flatMap(([key, row]) => (now.has(key) ? [] : [[places.get(key)!, row] as const])));
  let last = -1;
  const pairs = [...now].map(([key, row]): RowPair => {
    const same = old.get(key);
    last = same ? places.get(key)! : last + 1;
    const next = same ? undefined : gone.get(last);
    if (next && areSimilar(next, row)) {
      gone.delete(last);
      return { before: next, after: row };
    }
    if (!same) last -= 1;
    return { before: same, after: row };
  });
  return [...pairs, ...[...gone.values()].map((row) => ({ before: row, after: undefined }))];
}

/** Rows by their `match` cells. Of several with the same cells, only the first can decide. */
function byKey(rows: readonly Cells[], match: readonly string[]): Map<string, Cells> {
  const found = new Map<string, Cells>();
  for (const row of rows) {
    const key = JSON.stringify(match.map((name) => row.get(name)));
    if (!found.has(key)) found.set(key, row);
  }
  return found;
}

/** Whether at least half of the cells are equal. */
function areSimilar(one: Cells, other: Cells): boolean {
  const same = [...one].filter(([name, text]) => other.get(name) === text).length;
  return 2 * same >= one.size;
}
