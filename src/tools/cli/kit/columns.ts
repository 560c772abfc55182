import { stripVTControlCharacters } from 'node:util';

interface Layout {
  /** The text before each row. */
  readonly indent?: string;
  /** The alignment of the columns after the first. Numbers are easier to read at the right. */
  readonly others?: 'left' | 'right';
}

/** The lines of a table with aligned columns. Colour codes do not count as width. */
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
