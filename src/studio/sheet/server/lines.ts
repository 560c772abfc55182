import { setValue } from '../../../authoring/edit/set-value.ts';
import { valuesAt } from '../../../authoring/language/values.ts';
import type { SheetPlace } from '../contract.ts';
import { hereIn, type EditedFile } from '../../adding/server/edited-file.ts';
import { propertyColumn, type Sheet } from './column.ts';

/** Whether a value is a list of plain texts. */
export const isLines = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** A list of plain texts as a sheet with one column without a name. */
export function lineSheet(
  edited: EditedFile,
  list: readonly string[],
  text: string,
  { file, path }: SheetPlace,
): Sheet {
  const here = hereIn(edited);
  const offered = valuesAt(here, [...path, 0]).filter(({ part }) => part === undefined);
  const column = propertyColumn({
    name: '',
    parts: here.contract.at([...path, 0]),
    isRequired: true,
    isKey: true,
    names: offered.map(({ name }) => name),
    values: list,
  });
  return {
    hasLines: true,
    columns: [column],
    rows: list.map((line) => [line]),
    whatOf: (cell) => ({ file, path: cell ? [...path, cell.row] : path }),
    withCell: (row, _, value) => setValue(text, [...path, row], value),
    withRows: (changed, added) =>
      setValue(text, path, [
        ...list.map((line, index) => changed.get(index)?.[0] ?? line),
        ...added.map(([line]) => line),
      ]),
  };
}

/** The lines of a copied text, without bullets, numbers and blank lines. Several cells become one line. */
export const copiedLines = (text: string): string[][] =>
  text
    .split(/\r?\n|\r/)
    .map((line) =>
      line
        .replace(/^\s*(?:[•◦▪·–*-](?=\s)|\d{1,2}[.)](?=\s))/, '')
        .trim()
        .replaceAll(/\s*\t\s*/g, ' '),
    )
    .filter((line) => line !== '')
    .map((line) => [line]);
