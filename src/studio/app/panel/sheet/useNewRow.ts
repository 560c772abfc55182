import { useEffect, useRef } from 'react';
import type { SheetPlace } from '../../../shared/contract/sheet.ts';
import { forgetWanted, wantedBelow } from '../focus.ts';

/**
 * Leads to the first cell of a row that was just added, as soon as the row is among the lines. Returns which line is
 * that of such a row.
 */
export function useNewRow(place: SheetPlace, lines: number, go: (line: number, column: number) => void) {
  const added = useRef<number>(undefined);
  useEffect(() => {
    const [row, column] = wantedBelow(place) ?? [];
    if (typeof row !== 'number' || typeof column !== 'number' || row >= lines) return;
    forgetWanted();
    added.current = row;
    go(row, column);
  });
  return (line: number): boolean => line === added.current;
}
