import type { ASTNode } from '@marcbachmann/cel-js';
import { placeInText, type Expression } from '../../shared/conditions/cel/parse.ts';
import { builtIn } from './language.ts';
import { tableCalls } from './table.ts';
import { constantIn, nodesOf, type LoopVariables } from '../../shared/conditions/cel/walk.ts';

/** A name in the text of an expression, as a range of characters. Quoted text is not a name. */
export interface NameAt {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A value that an expression compares with the answer to a field, without its quotes. */
export interface ComparedAt extends NameAt {
  readonly field: string;
}

/** Everything that an expression names. */
export interface NamesIn {
  readonly fields: readonly NameAt[];
  /** Constants by file and name; the place is only that of the name. */
  readonly constants: readonly NameAt[];
  /** The files of these constants. */
  readonly files: readonly NameAt[];
  readonly compared: readonly ComparedAt[];
  /** Questions of rows, after the point: share in rows(members).map(row, row.share). */
  readonly ofRows: readonly NameAt[];
  /** The tables that it looks up, without their quotes. */
  readonly tables: readonly NameAt[];
  /** Their result columns by table and name; the place is only that of the name. */
  readonly results: readonly NameAt[];
}

/** Finds the names in an expression. `constants`: all constants, by file and name. */
export function namesIn(expression: Expression, constants: ReadonlyMap<string, unknown>): NamesIn {
  const nodes = [...nodesOf(expression.ast)];
  const place = (node: ASTNode) => placeInText(expression, node);
  const held = nodes.flatMap(({ node, items }) => {
    const name = constantIn(node, noFields, items);
    return name !== undefined && constants.has(name) && node.op === '.' ? [{ node, name, holder: node.args[0] }] : [];
  });
  const holders = new Set(held.map(({ holder }) => holder));
  return {
    fields: nodes.flatMap(({ node, items }) =>
      node.op === 'id' && !items.has(node.args) && !builtIn.has(node.args) && !holders.has(node)
        ? [{ name: node.args, ...place(node) }]
        : [],
    ),
    constants: held.map(({ node, name }) => {
      const { end } = place(node);
      return { name, start: end - (name.length - name.indexOf('.') - 1), end };
    }),
    files: held.map(({ name, holder }) => ({ name: name.slice(0, name.indexOf('.')), ...place(holder) })),
    ofRows: nodes.flatMap(({ node, items }) => {
      if (node.op !== '.' || (node.args[0].op === 'id' && !items.has(node.args[0].args))) return [];
      const { end } = place(node);
      return [{ name: node.args[1], start: end - node.args[1].length, end }];
    }),
    compared: nodes.flatMap(({ node, items }) => comparedIn(node, items, place)),
    ...tablesAt(expression),
  };
}

function tablesAt(expression: Expression): Pick<NamesIn, 'tables' | 'results'> {
  const calls = tableCalls(expression).map((call) => ({ ...call, ...placeInText(expression, call.name) }));
  return {
    tables: calls.map(({ table, start }) => ({ name: table, start: start + 1, end: start + 1 + table.length })),
    results: calls.flatMap(({ table, result, end }) =>
      result === undefined ? [] : [{ name: `${table}.${result}`, start: end - 1 - result.length, end: end - 1 }],
    ),
  };
}

const noFields: ReadonlySet<string> = new Set();

function comparedIn(
  node: ASTNode,
  items: LoopVariables,
  place: (node: ASTNode) => { start: number; end: number },
): ComparedAt[] {
  if (node.op !== '==' && node.op !== '!=' && node.op !== 'in') return [];
  const [left, right] = node.args;
  return [[left, right] as const, [right, left] as const].flatMap(([name, other]) => {
    if (name.op !== 'id' || items.has(name.args)) return [];
    return (other.op === 'list' ? other.args : [other]).flatMap((part) => {
      if (part.op !== 'value' || (typeof part.args !== 'string' && typeof part.args !== 'number')) return [];
      const quote = typeof part.args === 'string' ? 1 : 0;
      const { start, end } = place(part);
      return [{ field: name.args, name: String(part.args), start: start + quote, end: end - quote }];
    });
  });
}

/** The fields that an expression names, each once. */
export const fieldsIn = (expression: Expression, constants: ReadonlyMap<string, unknown>): string[] =>
  once(namesIn(expression, constants).fields);

/** The constants that an expression names, each once. */
export const constantsIn = (expression: Expression, constants: ReadonlyMap<string, unknown>): string[] =>
  once(namesIn(expression, constants).constants);

const once = (names: readonly NameAt[]): string[] => [...new Set(names.map(({ name }) => name))];
