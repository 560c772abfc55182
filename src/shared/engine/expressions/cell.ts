import type { Branch } from '../../plan/table.ts';

/** A cell of a table, or a part of one: a value, or numbers from one to another. */
export type Cell = NonNullable<Branch[0]>[number];

/** Whether a cell of a table fits a value. */
export function inCell(cell: Cell, value: unknown): boolean {
  if (typeof cell !== 'object') return cell === value;
  const [low, high, open = 0] = cell;
  if (typeof value !== 'number') return false;
  return (open & 1 ? value > low : value >= low) && (open & 2 ? value < high : value <= high);
}
