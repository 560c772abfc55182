import type { Axis } from './axis.ts';

/** Combinations of values: their segments in each column. */
export type Box = readonly (readonly number[])[];

/** Merges boxes that differ in only one column, until there are no more. */
export function merged(boxes: readonly Box[]): readonly Box[] {
  const columns = boxes[0]?.length ?? 0;
  for (let now = boxes; ;) {
    let next = now;
    for (let column = 0; column < columns; column++) next = mergedAlong(next, column);
    if (next.length === now.length) return next;
    now = next;
  }
}

function mergedAlong(boxes: readonly Box[], column: number): Box[] {
  const groups = new Map<string, Box[]>();
  for (const box of boxes) {
    const key = JSON.stringify(box.filter((_, index) => index !== column));
    groups.set(key, [...(groups.get(key) ?? []), box]);
  }
  return [...groups.values()].map((group) =>
    group[0]!.map((segments, index) =>
      index === column ? [...new Set(group.flatMap((box) => box[column]!))].sort((a, b) => a - b) : segments,
    ),
  );
}

/** A box in words. Columns with all values are left out: age 46 to 50, smoker true. */
export function boxWords(box: Box, axes: readonly Axis[]): string {
  const parts = axes.flatMap((axis, index) =>
    box[index]!.length === axis.size ? [] : [`${axis.column.name} ${axis.words(box[index]!)}`],
  );
  return parts.length > 0 ? parts.join(', ') : 'any answers';
}

/** Example answers inside a box: the first value of each column. */
export const someoneIn = (box: Box, axes: readonly Axis[]): string =>
  axes.map((axis, index) => `${axis.column.name} ${String(axis.value(box[index]![0]!))}`).join(', ');
