import type { Checked } from '../../compiler/check/checked.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { recordsOf } from '../../compiler/table/csv.ts';

/** A row as people read it: the text of each cell, by column. */
export type Cells = ReadonlyMap<string, string>;

type Table = Checked<'table'>['data'];

/** The rows of a table as they are written, in its own file or in a CSV file. */
export function cellsOf(rows: Table['rows'], { match, result }: Table, csvs: SymbolTable['rowFiles']): Cells[] {
  const [names = [], ...lines] =
    typeof rows === 'string'
      ? recordsOf(csvs.get(rows)?.text ?? '').map((record) => record.map(({ text }) => text))
      : [[...Object.keys(match), ...Object.keys(result)], ...rows];
  return lines.map((cells) => new Map(names.map((name, index) => [String(name), cellText(cells[index])])));
}

/** The same cell is the same text, whichever way it is written. */
const cellText = (cell: unknown): string =>
  (Array.isArray(cell) ? cell : String(cell ?? '').split('|'))
    .map((part) => String(part).trim())
    .map((part) => (/^any$/i.test(part) ? 'any' : part))
    .join(' | ');

/** A row before and after; one of the two is missing for a row that was added or removed. */
export interface RowPair {
  readonly before: Cells | undefined;
  readonly after: Cells | undefined;
}

/**
 * Which row has become which. Rows that compare the same are one row; of the others, each is taken for a new version
 * of the one that stood at its place, if half of their cells are the same.
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
    if (next && alike(next, row)) {
      gone.delete(last);
      return { before: next, after: row };
    }
    if (!same) last -= 1;
    return { before: same, after: row };
  });
  return [...pairs, ...[...gone.values()].map((row) => ({ before: row, after: undefined }))];
}

/** Rows by what they compare. Of several that compare the same, only the first can decide. */
function byKey(rows: readonly Cells[], match: readonly string[]): Map<string, Cells> {
  const found = new Map<string, Cells>();
  for (const row of rows) {
    const key = JSON.stringify(match.map((name) => row.get(name)));
    if (!found.has(key)) found.set(key, row);
  }
  return found;
}

/** Whether at least half of the cells are the same. */
function alike(one: Cells, other: Cells): boolean {
  const same = [...one].filter(([name, text]) => other.get(name) === text).length;
  return 2 * same >= one.size;
}
