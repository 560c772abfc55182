import { stripVTControlCharacters } from 'node:util';

interface Layout {
  /** Stands before each row. */
  readonly indent?: string;
  /** How the columns after the first are set. Numbers are read more easily at the right. */
  readonly others?: 'left' | 'right';
}

/** The lines of a table whose columns are each as wide as they must be. Colours do not count. */
export function columns(
  rows: readonly (readonly string[])[],
  { indent = '  ', others = 'left' }: Layout = {},
): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => widthOf(cells[column] ?? ''))));
  return rows.map((cells) => {
    const padded = cells.map((cell, column) => {
      const blanks = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
      return column > 0 && others === 'right' ? blanks + cell : cell + blanks;
    });
    return (indent + padded.join('  ')).trimEnd();
  });
}

const widthOf = (cell: string): number => stripVTControlCharacters(cell).length;
