import type { PastedRow } from '../contract.ts';
import { saysSame, type Sheet } from './column.ts';
import { displayText } from './sheet.ts';

/** What pasting does: the state of each row, and the values to write. */
export interface PastePlan {
  readonly rows: readonly PastedRow[];
  /** All values of changed rows, by index. */
  readonly changed: ReadonlyMap<number, readonly unknown[]>;
  readonly added: readonly (readonly unknown[])[];
}

/** For each pasted cell of a row, the index of its column in the sheet. */
type Order = readonly number[];

/**
 * Compares pasted rows with those of a sheet. A header line with column names determines the order of cells; without
 * one, they are in the order of the columns. A row whose key is in the sheet is changed; any other is new. If no column
 * is a key, all of them are.
 */
export function planPaste(
  { columns, rows }: Pick<Sheet, 'columns' | 'rows'>,
  pasted: readonly (readonly string[])[],
): PastePlan {
  const named = orderOf(columns, pasted[0] ?? []);
  const order = named ?? columns.map((_, index) => index);
  const keys = columns.flatMap(({ isKey }, index) => (isKey ? [index] : []));
  const telling = keys.length > 0 ? keys : [...columns.keys()];
  const keyOf = (cells: readonly string[]) =>
    JSON.stringify(telling.map((index) => columns[index]!.keyOf(cells[index] ?? '')));
  const places = new Map(rows.map((cells, index) => [keyOf(cells), index]));
  const seen = new Map<string, number>();
  const plan = { rows: [] as PastedRow[], changed: new Map<number, readonly unknown[]>(), added: [] as unknown[][] };
  for (const [index, cells] of pasted.entries()) {
    if (named && index === 0) continue;
    const row = index + 1;
    const refuse = (why: string) => plan.rows.push({ row, fate: 'refused', cells, why });
    if (cells.length > order.length) {
      refuse(`It has ${cells.length} cells, but there are ${order.length} columns.`);
      continue;
    }
    const missing = keys.find((column) => !Object.hasOwn(cells, order.indexOf(column)));
    if (missing !== undefined) {
      refuse(`It has no cell for "${columns[missing]!.name}", which identifies the row.`);
      continue;
    }
    const key = keyOf(columns.map((_, column) => cells[order.indexOf(column)] ?? ''));
    const place = places.get(key);
    const { values, faults } = readRow(columns, order, cells, place === undefined ? undefined : rows[place]);
    const twice = seen.get(key);
    if (faults.length > 0) refuse(faults.join(' '));
    else if (twice !== undefined) refuse(`It has the same key as row ${twice}.`);
    else addToPlan(plan, columns, { row, place, values, was: place === undefined ? undefined : rows[place] });
    if (twice === undefined) seen.set(key, row);
  }
  return plan;
}

interface ReadRow {
  readonly row: number;
  readonly place: number | undefined;
  readonly values: readonly unknown[];
  readonly was: readonly string[] | undefined;
}

function addToPlan(
  plan: { rows: PastedRow[]; changed: Map<number, readonly unknown[]>; added: unknown[][] },
  columns: Sheet['columns'],
  kept: ReadRow,
): void {
  const { row, place, values, was } = kept;
  const cells = values.map(displayText);
  if (place === undefined || was === undefined) {
    plan.added.push([...values]);
    plan.rows.push({ row, fate: 'added', cells });
  } else if (cells.every((cell, index) => saysSame(columns[index]!, cell, was[index] ?? '')))
    plan.rows.push({ row, fate: 'same', cells });
  else {
    plan.changed.set(place, values);
    plan.rows.push({ row, fate: 'changed', cells, was });
  }
}

/** The columns in a header line, ignoring case; undefined if the line is not a header. */
function orderOf(columns: Sheet['columns'], first: readonly string[]): Order | undefined {
  const names = columns.map(({ name }) => name.toLowerCase());
  const found = first.map((cell) => names.indexOf(cell.trim().toLowerCase()));
  return first.length > 0 && found.every((index) => index >= 0) && new Set(found).size === found.length
    ? found
    : undefined;
}

/** The values of a row. Cells that were not pasted, or have the same meaning as before, are kept. */
function readRow(
  columns: Sheet['columns'],
  order: Order,
  cells: readonly string[],
  was: readonly string[] | undefined,
): { values: unknown[]; faults: string[] } {
  const faults: string[] = [];
  const values = columns.map((column, index) => {
    const place = order.indexOf(index);
    const old = was?.[index];
    const pasted = place >= 0 && place < cells.length ? cells[place]! : (old ?? '');
    const text = old !== undefined && saysSame(column, pasted, old) ? old : pasted;
    const cell = column.read(text);
    if ('value' in cell) return cell.value;
    // The column of lines has no name.
    faults.push(
      column.name === '' ? `${cell.why.charAt(0).toUpperCase()}${cell.why.slice(1)}.` : `${column.name}: ${cell.why}.`,
    );
    return undefined;
  });
  return { values, faults };
}
