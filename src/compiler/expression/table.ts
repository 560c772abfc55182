import type { ASTNode } from '@marcbachmann/cel-js';
import { didYouMean } from '../../shared/problems/nearest.ts';
import { counted } from '../../shared/problems/show.ts';
import type { DecisionTable, MatchColumn, ResultColumn } from '../../shared/plan/table.ts';
import type { ValueType } from './language.ts';
import { saidType } from './type-words.ts';
import { placeInText, type Expression, type Fault } from '../../shared/conditions/cel/parse.ts';
import { nodesOf, tableCall, type TableCall } from '../../shared/conditions/cel/walk.ts';

/** The tables that expressions may look up, by name; undefined for an unknown one. */
export type Tables = ReadonlyMap<string, DecisionTable | undefined>;

/** All look-ups of an expression. */
export const tableCalls = ({ ast }: Pick<Expression, 'ast'>): TableCall[] =>
  [...nodesOf(ast)].flatMap(({ node }) => tableCall(node) ?? []);

/** The tables that an expression looks up, each once. */
export const tablesIn = (expression: Pick<Expression, 'ast'>): string[] => [
  ...new Set(tableCalls(expression).map(({ table }) => table)),
];

/** The result column of a call: the one that it names, or the only one. */
export const resultOf = ({ result }: TableCall, { results }: DecisionTable): ResultColumn | undefined =>
  result === undefined && results.length === 1 ? results[0] : results.find(({ name }) => name === result);

type MakeFault = (range: ASTNode, why: string, fix: string) => Fault[];

/** The faults of a look-up: in its names, and in its number of values. */
export function tableFaults(call: TableCall, tables: Tables, fault: MakeFault): Fault[] {
  const { node, table: name, result, given } = call;
  const table = tables.get(name);
  if (!table)
    return tables.has(name) ? [] : fault(call.name, `no table is called "${name}"`, didYouMean(name, tables.keys()));
  const results = table.results.map((one) => one.name);
  if (!resultOf(call, table))
    return result === undefined
      ? fault(
          call.name,
          `the table "${name}" gives ${results.join(', ')}`,
          `Name one of them: "${name}.${results[0] ?? ''}".`,
        )
      : fault(call.name, `the table "${name}" gives no "${result}"`, didYouMean(result, results));
  const columns = table.columns.map((column) => column.name);
  return given.length === columns.length
    ? []
    : fault(
        node,
        `the table "${name}" compares ${counted(columns.length, 'value')}, and the call has ${given.length}`,
        `Give them in this order: rate("${call.name.args as string}", ${columns.join(', ')}).`,
      );
}

/** The type that a column has in expressions. */
const columnType = (column: MatchColumn | ResultColumn): ValueType => {
  if ('type' in column) return ofResult[column.type];
  if (column.kind === 'number') return 'double';
  // If all of its values are wrong, each is reported, and none shows the type.
  return ofResult[typeof (column.values[0] ?? '') as ResultColumn['type']];
};

const ofResult = { number: 'double', string: 'string', boolean: 'bool' } as const;

/** The signature of a look-up for the library. Undefined for an unknown table. */
export function signatureOf(call: TableCall, tables: Tables): string | undefined {
  const table = tables.get(call.table);
  const result = table && resultOf(call, table);
  return (
    result && `${call.node.args[0]}(${['string', ...table.columns.map(columnType)].join(', ')}): ${columnType(result)}`
  );
}

/** The first value of a look-up that does not have the type of its column. */
export function misgiven(
  call: TableCall,
  tables: Tables,
  expression: Expression,
  typeOf: (node: ASTNode) => string,
): Fault | undefined {
  const table = tables.get(call.table);
  const index = table ? call.given.findIndex((node, at) => typeOf(node) !== columnType(table.columns[at]!)) : -1;
  if (!table || index === -1) return undefined;
  const [node, column] = [call.given[index]!, table.columns[index]!];
  const given = typeOf(node);
  return {
    text: expression.text,
    kind: 'type',
    ...placeInText(expression, node),
    why:
      `the column "${column.name}" of the table "${call.table}" compares ` +
      `${saidType(columnType(column))}, and this is ${saidType(given)}`,
    fix: `Give the values in this order: ${table.columns.map(({ name }) => name).join(', ')}.`,
  };
}
