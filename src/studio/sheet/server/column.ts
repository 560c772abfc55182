import type { MatchColumn, Range, ResultColumn, Test } from '../../../shared/plan/table.ts';
import { isCellFault, readChoice, readTest } from '../../../compiler/table/cell.ts';
import { asNumber, asOneOf, asTest } from '../../../compiler/table/csv-cell.ts';
import { optionsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { ContractPart } from '../../../authoring/language/contract/parts.ts';
import type { ChangeTarget } from '../../workspace/history.ts';

/** The parsed value of a cell, undefined if it is empty; or why it is invalid. */
export type Cell = { readonly value: unknown } | { readonly why: string };

/** A column of a sheet, and how its cells are parsed. */
export interface Column {
  readonly name: string;
  /** Whether it is part of the key that identifies a row. */
  readonly isKey: boolean;
  read(text: string): Cell;
  /** A normalised value: the same for texts with the same meaning, such as 18-25 and 18 to 25. */
  keyOf(text: string): string;
}

/** A column whose values have only one spelling. */
export const plainColumn = (column: Omit<Column, 'keyOf'>): Column => ({
  ...column,
  keyOf: (text) => {
    const cell = column.read(text);
    return 'value' in cell ? JSON.stringify([cell.value]) : text;
  },
});

/** Rows with the same columns, and functions to change them. */
export interface Sheet {
  readonly columns: readonly Column[];
  /** The rows as texts. */
  readonly rows: readonly (readonly string[])[];
  /** Whether its rows are plain texts, which are pasted as lines. */
  readonly hasLines?: true;
  /** The place of a change of a cell, or of whole rows, that the person sees. */
  whatOf(cell?: { readonly row: number; readonly column: number }): ChangeTarget;
  /** The text of the file with a changed cell. */
  withCell(row: number, column: number, value: unknown): string;
  /** The text of the file with changed rows, by index, and with new rows. */
  withRows(changed: ReadonlyMap<number, readonly unknown[]>, added: readonly (readonly unknown[])[]): string;
}

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** Whether two texts have the same meaning in a column. */
export const saysSame = ({ keyOf }: Column, one: string, other: string): boolean =>
  one === other || keyOf(one) === keyOf(other);

/** A match column of a decision table: values, ranges, any. */
export const matchColumn = (column: MatchColumn): Column => ({
  name: column.name,
  isKey: true,
  read: (text) => {
    const value = asTest(column, text);
    const read = readTest(column, value);
    if (isCellFault(read)) return read;
    return { value: column.kind === 'number' && isNumber(text) ? Number(text) : value };
  },
  keyOf: (text) => {
    const read = readTest(column, asTest(column, text));
    return isCellFault(read) ? text : testKey(read);
  },
});

const testKey = (test: Test): string => JSON.stringify((test as readonly (Range | Test[number])[]).map(partKey).sort());

const partKey = (part: Test[number]): string =>
  JSON.stringify(
    typeof part === 'object' ? [part.low, part.high, part.openLow === true, part.openHigh === true] : part,
  );

/** A result column of a decision table. */
export const resultColumn = ({ name, type, list }: ResultColumn, symbols: Pick<SymbolTable, 'lists'>): Column =>
  plainColumn({
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
      const kind = type === 'number' ? 'number' : 'yes or no';
      return typeof value === type ? { value } : { why: `"${text}" is not a ${kind}` };
    },
  });

/** A property of the items of a list. */
export interface Property {
  readonly name: string;
  readonly parts: readonly ContractPart[];
  readonly isRequired: boolean;
  readonly isKey: boolean;
  /** The allowed names; empty if any text is allowed. */
  readonly names: readonly unknown[];
  /** The values of the items. */
  readonly values: readonly unknown[];
}

/** A column of a list of maps. */
export function propertyColumn(property: Property): Column {
  const numbers = property.values.filter((value) => typeof value === 'number').length;
  const have: Numbers = numbers === 0 ? 'none' : numbers === property.values.length ? 'all' : 'some';
  return plainColumn({
    name: property.name,
    isKey: property.isKey,
    read: (text) => readProperty(property, text, have),
  });
}

/** How many of the items have a number. */
type Numbers = 'none' | 'some' | 'all';

function readProperty({ parts, isRequired, names }: Property, text: string, have: Numbers): Cell {
  if (text === '') return isRequired ? { why: 'this cell is empty' } : { value: undefined };
  if (names.length > 0) {
    const named = names.find((name) => String(name) === text);
    return named === undefined ? { why: `there is no "${text}"` } : { value: named };
  }
  const types = parts.flatMap(({ schema }) => schema.type ?? []);
  const takesText = types.length === 0 || types.includes('string');
  const takesNumber = types.includes('number') || types.includes('integer');
  if (types.includes('boolean') && /^(?:true|false)$/i.test(text)) return { value: text.toLowerCase() === 'true' };
  if (takesNumber && (!takesText || have !== 'none') && isNumber(text)) return { value: Number(text) };
  if (!takesText || (takesNumber && have === 'all'))
    return { why: `"${text}" is not a ${takesNumber ? 'number' : 'yes or no'}` };
  const most = Math.min(...parts.map(({ schema }) => Number(schema.maxLength ?? Infinity)));
  const { length } = [...text];
  return length > most ? { why: `this has ${length} characters, at most ${most} are allowed` } : { value: text };
}
