import type { MatchColumn, ResultColumn } from '../../../plan/table.ts';
import { isCellFault, readChoice, readTest } from '../../../compiler/table/cell.ts';
import { asNumber, asOneOf, asTest } from '../../../compiler/table/csv-cell.ts';
import { optionsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Part } from '../../../language/contract/parts.ts';

/** What a cell says: its value, which is undefined for none; or why it says nothing. */
export type Cell = { readonly value: unknown } | { readonly why: string };

/** A column of a sheet, and how what is typed in it is read. */
export interface Column {
  readonly name: string;
  /** Whether the cells in it say, together with those of others like it, which row this is. */
  readonly isKey: boolean;
  read(text: string): Cell;
}

/** Rows with the same columns, and how they are changed. */
export interface Sheet {
  readonly columns: readonly Column[];
  /** Each row as texts. */
  readonly rows: readonly (readonly string[])[];
  /** Whether its rows are plain texts, and what is pasted are lines. */
  readonly hasLines?: true;
  /** The text of the file with another value in a cell. */
  withCell(row: number, column: number, value: unknown): string;
  /** The text of the file with other values in some rows, by their number, and with new rows at the end. */
  withRows(changed: ReadonlyMap<number, readonly unknown[]>, added: readonly (readonly unknown[])[]): string;
}

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** A column that a decision table compares: values, ranges, any. */
export const matchColumn = (column: MatchColumn): Column => ({
  name: column.name,
  isKey: true,
  read: (text) => {
    const value = asTest(column, text);
    const read = readTest(column, value);
    if (isCellFault(read)) return read;
    return { value: column.kind === 'number' && isNumber(text) ? Number(text) : value };
  },
});

/** A column that a decision table gives. */
export const resultColumn = ({ name, type, list }: ResultColumn, symbols: Pick<SymbolTable, 'lists'>): Column => ({
  name,
  isKey: false,
  read: (text) => {
    if (text === '') return { why: 'this cell is empty' };
    if (list !== undefined) {
      const values = optionsOf(list, symbols).map(({ value }) => value);
      const read = readChoice(values, asOneOf(values, text));
      return typeof read === 'object' ? read : { value: read };
    }
    if (type === 'string') return { value: text };
    const value = type === 'number' ? asNumber(text) : asOneOf([true, false], text);
    return typeof value === type ? { value } : { why: `"${text}" is no ${type === 'number' ? 'number' : 'yes or no'}` };
  },
});

/** What is known of a property of the items of a list. */
export interface Property {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly isRequired: boolean;
  readonly isKey: boolean;
  /** The names that may stand there; none where any text may. */
  readonly names: readonly unknown[];
  /** What the items have there. */
  readonly values: readonly unknown[];
}

/** A column of a list of maps: a property of its items. */
export const propertyColumn = (property: Property): Column => ({
  name: property.name,
  isKey: property.isKey,
  read: (text) => readProperty(property, text),
});

function readProperty({ parts, isRequired, names, values }: Property, text: string): Cell {
  if (text === '') return isRequired ? { why: 'this cell is empty' } : { value: undefined };
  if (names.length > 0) {
    const named = names.find((name) => String(name) === text);
    return named === undefined ? { why: `nothing here is called "${text}"` } : { value: named };
  }
  const types = parts.flatMap(({ schema }) => schema.type ?? []);
  const takesText = types.length === 0 || types.includes('string');
  const takesNumber = types.includes('number') || types.includes('integer');
  if (types.includes('boolean') && /^(?:true|false)$/i.test(text)) return { value: text.toLowerCase() === 'true' };
  const areNumbers = !takesText || values.some((value) => typeof value === 'number');
  const allNumbers = values.length > 0 && values.every((value) => typeof value === 'number');
  if (takesNumber && areNumbers && isNumber(text)) return { value: Number(text) };
  if (!takesText || (takesNumber && allNumbers))
    return { why: `"${text}" is no ${takesNumber ? 'number' : 'yes or no'}` };
  const most = Math.min(...parts.map(({ schema }) => Number(schema.maxLength ?? Infinity)));
  const { length } = [...text];
  return length > most ? { why: `this has ${length} letters, ${most} at most` } : { value: text };
}
