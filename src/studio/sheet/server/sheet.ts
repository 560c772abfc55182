import type { Checked } from '../../../compiler/check/checked.ts';
import { at, array, record } from '../../../compiler/read/data.ts';
import type { Path } from '../../../compiler/read/source.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { matchColumns, resultColumns } from '../../../compiler/table/columns.ts';
import { setValue } from '../../../authoring/edit/set-value.ts';
import { KnownSite } from '../../../authoring/language/known.ts';
import { requiredOf } from '../../../authoring/language/snippet.ts';
import { valuesAt } from '../../../authoring/language/values.ts';
import type { SheetPlace } from '../contract.ts';
import { hereIn, type EditedFile } from '../../adding/server/edited-file.ts';
import { readText } from '../../workspace/read-text.ts';
import { matchColumn, plainColumn, propertyColumn, resultColumn, saysSame, type Column, type Sheet } from './column.ts';
import { csvRows, withCsvCells, withCsvRows } from './csv-text.ts';
import { withHeads, withItems } from './item-groups.ts';
import { isLines, lineSheet } from './lines.ts';

/** A value as text. Several are separated by |, as in CSV. */
export const displayText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(' | ') : value === undefined || value === null ? '' : String(value);

/** Whether a value is a sheet: a list of lists of cells, or of maps with simple values. */
export function isSheet(value: unknown): value is readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  const isCells = (row: unknown) => Array.isArray(row) && row.every(isCell);
  const isSimpleMap = (row: unknown) =>
    typeof row === 'object' && row !== null && !Array.isArray(row) && Object.values(row).every(isSimple);
  return value.every(isCells) || value.every(isSimpleMap);
}

const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null;
const isCell = (value: unknown): boolean => isSimple(value) || (Array.isArray(value) && value.every(isSimple));

/** The sheet at a path of a YAML file; undefined if there is none. */
export function sheetIn(source: Checked, text: string, path: Path, symbols: SymbolTable): Sheet | undefined {
  const { data } = readText(text);
  const list = at(data, path);
  const edited = { file: source, site: KnownSite.after(symbols), data };
  const place = { file: source.file, path };
  if (isLines(list)) return lineSheet(edited, list, text, place);
  if (!isSheet(list)) return undefined;
  return Array.isArray(list[0])
    ? cellSheet(list as readonly (readonly unknown[])[], cellColumns(source, list, symbols), text, place)
    : mapSheet(list.map(record), propertyColumns(edited, path, list.map(record)), text, { ...place, symbols });
}

function cellColumns(source: Checked, list: readonly unknown[], symbols: SymbolTable): Column[] {
  if (source.kind === 'table') return tableColumns(source, symbols);
  const width = Math.max(...list.map((row) => array(row).length));
  return Array.from({ length: width }, (_, index) =>
    plainColumn({ name: String(index + 1), isKey: index === 0, read: (text) => ({ value: text }) }),
  );
}

const tableColumns = (source: Checked<'table'>, symbols: SymbolTable): Column[] => [
  ...matchColumns(source, symbols).map(matchColumn),
  ...resultColumns(source, symbols).map((column) => resultColumn(column, symbols)),
];

function cellSheet(
  list: readonly (readonly unknown[])[],
  columns: readonly Column[],
  text: string,
  { file, path }: SheetPlace,
): Sheet {
  return {
    columns,
    rows: list.map((row) => columns.map((_, index) => displayText(row[index]))),
    whatOf: (cell) => ({ file, path: cell ? [...path, cell.row, cell.column] : path }),
    withCell: (row, column, value) => setValue(text, [...path, row, column], value),
    withRows: (changed, added) =>
      setValue(text, path, [...list.map((row, index) => changed.get(index) ?? row), ...added]),
  };
}

/** Properties that may identify an item, the best first. */
const likelyKeys = ['value', 'const', 'id', 'name', 'question', 'service', 'label'];

/** The first property with a unique value in each item; undefined if there is none. */
const keyAmong = (names: readonly string[], list: readonly Readonly<Record<string, unknown>>[]): string | undefined =>
  [...likelyKeys.filter((one) => names.includes(one)), ...names].find((name) => {
    const values = new Set(list.map((item) => item[name]));
    return values.size === list.length && !values.has(undefined);
  });

function propertyColumns(edited: EditedFile, path: Path, list: readonly Readonly<Record<string, unknown>>[]): Column[] {
  const { contract } = hereIn(edited);
  const parts = contract.at([...path, 0]);
  const used = [...new Set(list.flatMap((item) => Object.keys(item)))];
  const known = parts
    .flatMap(({ schema }) => Object.keys(record(schema.properties)))
    .filter((one) => used.includes(one));
  const names = [...new Set([...known, ...used])];
  const key = keyAmong(names, list);
  const required = requiredOf(parts, {});
  return names.map((name) => {
    const first = Math.max(
      0,
      list.findIndex((item) => item[name] !== undefined),
    );
    const offered = valuesAt(hereIn(edited), [...path, first, name]).filter(({ part }) => part === undefined);
    return propertyColumn({
      name,
      parts: contract.at([...path, first, name]),
      isRequired: required.includes(name),
      isKey: name === key,
      names: offered.map((one) => one.name),
      values: list.map((item) => item[name]),
    });
  });
}

function mapSheet(
  list: readonly Readonly<Record<string, unknown>>[],
  columns: readonly Column[],
  text: string,
  { file, path, symbols }: SheetPlace & { readonly symbols: SymbolTable },
): Sheet {
  const order = columns.map(({ name }) => name);
  const mapOf = (cells: readonly unknown[], old: Readonly<Record<string, unknown>> = {}) => {
    const now = Object.fromEntries(order.map((name, index) => [name, cells[index]]));
    return Object.fromEntries(Object.entries({ ...old, ...now }).filter(([, value]) => value !== undefined));
  };
  return {
    columns,
    rows: list.map((item) => order.map((name) => displayText(item[name]))),
    whatOf: (cell) => ({ file, path: cell ? [...path, cell.row, order[cell.column] ?? ''] : path }),
    withCell: (row, column, value) => {
      const name = order[column] ?? '';
      const isNothing = value === undefined && list[row]?.[name] === undefined;
      if (isNothing) return text;
      return withHeads(text, setValue(text, [...path, row, name], value, { order }), path, symbols);
    },
    withRows: (changed, added) => {
      const kept = list.map((item, index) => (changed.has(index) ? mapOf(changed.get(index)!, item) : item));
      const now = withItems(
        kept,
        added.map((cells) => mapOf(cells)),
      );
      return withHeads(text, setValue(text, path, now), path, symbols);
    },
  };
}

/** The sheet in a CSV file; undefined if no table uses the file. */
export function csvSheet(file: string, text: string, symbols: SymbolTable): Sheet | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const table = symbols.sources.find((one): one is Checked<'table'> => one.kind === 'table' && one.data.rows === name);
  if (!table) return undefined;
  const known = new Map(tableColumns(table, symbols).map((column) => [column.name, column]));
  const { names, rows } = csvRows(text);
  const columns = names.map(
    (one) => known.get(one) ?? plainColumn({ name: one, isKey: false, read: (typed) => ({ value: typed }) }),
  );
  // Paths do not work in CSV files, so the panel shows the rows of the table.
  const label = file.replace(/^config\//, '');
  return {
    columns,
    rows,
    whatOf: (cell) => ({
      file: table.file,
      path: ['rows'],
      label: cell ? `${names[cell.column]} in row ${cell.row + 1} · ${label}` : label,
    }),
    withCell: (row, column, value) => withCsvCells(text, new Map([[row, new Map([[column, displayText(value)]])]])),
    withRows: (changed, added) => {
      // Cells with the same meaning keep their spelling.
      const others = (row: number, cells: readonly string[]) =>
        new Map(
          [...cells.entries()].filter(([index, cell]) => !saysSame(columns[index]!, cell, rows[row]?.[index] ?? '')),
        );
      const cells = new Map([...changed].map(([row, values]) => [row, others(row, values.map(displayText))]));
      return withCsvRows(
        withCsvCells(text, cells),
        added.map((values) => values.map(displayText)),
      );
    },
  };
}
