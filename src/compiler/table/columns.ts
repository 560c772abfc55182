import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { CellValue, MatchColumn, ResultColumn } from '../../shared/plan/table.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf } from '../read/source.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';

type Lists = Pick<SymbolTable, 'lists'>;
type Declared = Checked<'table'>['data']['match'][string] | Checked<'table'>['data']['result'][string];

/** The input columns of a table, with all values that each can have. */
export const matchColumns = ({ data }: Checked<'table'>, symbols: Lists): MatchColumn[] =>
  Object.entries(data.match).map(([name, { type, minimum = 0, maximum = 0, list }]): MatchColumn => {
    if (list !== undefined)
      return { kind: 'choice', name, list, values: optionsOf(list, symbols).map(({ value }) => value) };
    if (type === 'boolean' || type === undefined) return { kind: 'choice', name, values: [true, false] };
    return { kind: 'number', name, whole: type === 'integer', low: minimum, high: maximum };
  });

/** The result columns of a table. A list has numbers or texts. */
export const resultColumns = ({ data }: Checked<'table'>, symbols: Lists): ResultColumn[] =>
  Object.entries(data.result).map(([name, { type = 'string', list }]) =>
    list === undefined
      ? { name, type: type === 'integer' ? 'number' : type }
      : { name, type: typeOfAll(optionsOf(list, symbols).map(({ value }) => value)), list },
  );

/** The type that values of a column have in expressions. */
const typeOfAll = (values: readonly CellValue[]): ResultColumn['type'] =>
  typeof (values[0] ?? '') as ResultColumn['type'];

/**
 * Checks what the columns of a table declare.
 * Problem: table/bad-column
 */
export function lintColumns(source: Checked<'table'>, symbols: Lists): Problem[] {
  const { match, result, default: otherwise = {} } = source.data;
  const twice = Object.keys(result)
    .filter((name) => Object.hasOwn(match, name))
    .map((name) =>
      say.badColumn(placeOf(source, ['result', name], 'key'), name, 'is under match too', 'Give it another name.'),
    );
  const missing = Object.keys(source.data.default === undefined ? {} : result)
    .filter((name) => !Object.hasOwn(otherwise, name))
    .map((name) =>
      say.badColumn(
        placeOf(source, ['default'], 'key'),
        name,
        'has no default, and the others have',
        `Add what it gives where no row fits: ${name}.`,
      ),
    );
  const unknown = Object.keys(otherwise)
    .filter((name) => !Object.hasOwn(result, name))
    .map((name) => say.unknownColumn(placeOf(source, ['default', name], 'key'), name, Object.keys(result)));
  return [...twice, ...missing, ...unknown, ...declared(source, symbols)];
}

const declared = (source: Checked<'table'>, symbols: Lists): Problem[] =>
  (['match', 'result'] as const).flatMap((part) =>
    Object.entries<Declared>(source.data[part]).flatMap(([name, column]) => {
      const fault = columnFault(column, symbols);
      return fault ? [say.badColumn(placeOf(source, [part, name], 'key'), name, ...fault)] : [];
    }),
  );

function columnFault(
  { type, list, minimum, maximum }: Declared,
  symbols: Lists,
): [why: string, fix: string] | undefined {
  const bounded = minimum !== undefined || maximum !== undefined;
  const isNumber = type === 'integer' || type === 'number';
  if (list !== undefined && type !== undefined) return ['has a type and a list', 'Remove one of the two.'];
  if (list === undefined && type === undefined) return ['says neither a type nor a list', 'Say which values it has.'];
  if (bounded && !isNumber) return ['has bounds, but no numbers', 'Remove minimum and maximum.'];
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    return ['has a minimum above its maximum', 'Swap the two.'];
  if (type === 'integer' && ![minimum ?? 0, maximum ?? 0].every(Number.isInteger))
    return ['has whole numbers, but a bound that is not whole', 'Write whole bounds, or type: number.'];
  if (list === undefined) return undefined;
  const values = optionsOf(list, symbols).map(({ value }) => value);
  return new Set(values.map((value) => typeof value)).size > 1
    ? [`takes numbers and texts from "${list}"`, 'Give all values of the list the same type.']
    : undefined;
}
