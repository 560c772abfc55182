import type { MatchColumn, Range, ResultColumn, Test } from '../../../shared/plan/table.ts';
import { isCellFault, readChoice, readTest } from '../../../compiler/table/cell.ts';
import { asNumber, asOneOf, asTest } from '../../../compiler/table/csv-cell.ts';
import { optionsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Part } from '../../../authoring/language/contract/parts.ts';
import type { What } from '../../workspace/history.ts';

/** What a cell says: its value, which is undefined for none; or why it says nothing. */
export type Cell = { readonly value: unknown } | { readonly why: string };

/** A column of a sheet, and how what is typed in it is read. */
export interface Column {
  readonly name: string;
  /** Whether the cells in it say, together with those of others like it, which row this is. */
  readonly isKey: boolean;
  read(text: string): Cell;
  /** Tells what a cell says from what others say, in whichever letters: 18-25 says the same as 18 to 25. */
  keyOf(text: string): string;
}

/** A column of which each value is written in one way alone. */
export const plainColumn = (column: Omit<Column, 'keyOf'>): Column => ({
  ...column,
  keyOf: (text) => {
    const cell = column.read(text);
    return 'value' in cell ? JSON.stringify([cell.value]) : text;
  },
});

/** Rows with the same columns, and how they are changed. */
export interface Sheet {
  readonly columns: readonly Column[];
  /** Each row as texts. */
  readonly rows: readonly (readonly string[])[];
  /** Whether its rows are plain texts, and what is pasted are lines. */
  readonly hasLines?: true;
  /** What is changed with a cell, or with whole rows: where the person sees it. */
  whatOf(cell?: { readonly row: number; readonly column: number }): What;
  /** The text of the file with another value in a cell. */
  withCell(row: number, column: number, value: unknown): string;
  /** The text of the file with other values in some rows, by their number, and with new rows. */
  withRows(changed: ReadonlyMap<number, readonly unknown[]>, added: readonly (readonly unknown[])[]): string;
}

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** Whether two texts say the same in a column. */
export const saysSame = ({ keyOf }: Column, one: string, other: string): boolean =>
  one === other || keyOf(one) === keyOf(other);

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

/** A column that a decision table gives. */
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
      return typeof value === type ? { value } : { why: `"${text}" is no ${kind}` };
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
export function propertyColumn(property: Property): Column {
  const numbers = property.values.filter((value) => typeof value === 'number').length;
  const have: Numbers = numbers === 0 ? 'none' : numbers === property.values.length ? 'all' : 'some';
  return plainColumn({
    name: property.name,
    isKey: property.isKey,
    read: (text) => readProperty(property, text, have),
  });
}

/** How many of the items have a number there. */
type Numbers = 'none' | 'some' | 'all';

function readProperty({ parts, isRequired, names }: Property, text: string, have: Numbers): Cell {
  if (text === '') return isRequired ? { why: 'this cell is empty' } : { value: undefined };
  if (names.length > 0) {
    const named = names.find((name) => String(name) === text);
    return named === undefined ? { why: `nothing here is called "${text}"` } : { value: named };
  }
  const types = parts.flatMap(({ schema }) => schema.type ?? []);
  const takesText = types.length === 0 || types.includes('string');
  const takesNumber = types.includes('number') || types.includes('integer');
  if (types.includes('boolean') && /^(?:true|false)$/i.test(text)) return { value: text.toLowerCase() === 'true' };
  if (takesNumber && (!takesText || have !== 'none') && isNumber(text)) return { value: Number(text) };
  if (!takesText || (takesNumber && have === 'all'))
    return { why: `"${text}" is no ${takesNumber ? 'number' : 'yes or no'}` };
  const most = Math.min(...parts.map(({ schema }) => Number(schema.maxLength ?? Infinity)));
  const { length } = [...text];
  return length > most ? { why: `this has ${length} letters, ${most} at most` } : { value: text };
}
