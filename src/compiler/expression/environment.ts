import type { Environment } from '@marcbachmann/cel-js';
import { dateAfter } from '../../shared/engine/dates.ts';
import type { Expression } from '../../shared/conditions/cel/parse.ts';
import { parserName } from '../../shared/conditions/cel/scan.ts';
import { constantIn, nodesOf } from '../../shared/conditions/cel/walk.ts';
import { builtIn, fieldOfRow, language, rowType, unused, type ValueType } from './language.ts';
import type { Scope } from './scope.ts';
import { signatureOf, tableCalls } from './table.ts';

/** The language with the names that an expression uses. */
export function environmentFor(expression: Expression, { fields, rows, constants, tables }: Scope): Environment {
  const { ast } = expression;
  const environment = language.clone();
  const lookUps = new Set(tableCalls(expression).map((call) => signatureOf(call, tables)));
  for (const signature of lookUps) if (signature !== undefined) environment.registerFunction(signature, unused);
  const files = new Map<string, Record<string, string>>();
  const names = new Set<string>();
  for (const { node, items } of nodesOf(ast)) {
    const constant = constantIn(node, fields, items);
    if (constant !== undefined) {
      const [file = '', name = ''] = constant.split('.');
      files.set(file, { ...files.get(file), [name]: typeOfConstant(constants.get(constant)) });
    } else if (node.op === 'id' && !items.has(node.args)) names.add(node.args);
  }
  for (const [name, schema] of files) environment.registerVariable({ name: parserName(name), schema });
  for (const name of rowsIn(names, rows)) {
    environment.registerType({ name: rowType(name), schema: Object.fromEntries(rows.get(name)!) });
    environment.registerFunction(`rows(list<${rowType(name)}>): list<${rowType(name)}>`, () => []);
  }
  for (const name of names) {
    const type = fields.get(name) ?? builtIn.get(name);
    if (type !== undefined && !files.has(name)) environment.registerVariable(name, type);
  }
  return environment;
}

/** The fields of rows among some names, each after those of the rows in its rows. */
const rowsIn = (names: Iterable<string>, rows: Scope['rows']): ReadonlySet<string> =>
  new Set(
    [...names].flatMap((name): string[] => {
      const inner = [...(rows.get(name)?.values() ?? [])].flatMap((type) => fieldOfRow(itemType(type) ?? '') ?? []);
      return rows.has(name) ? [...rowsIn(inner, rows), name] : [];
    }),
  );

/** The type of the items of a list. */
export const itemType = (type: string): string | undefined => /^list<(.*)>$/.exec(type)?.[1];

/** The type of a constant. A text that looks like a day is a Day. */
function typeOfConstant(value: unknown): ValueType {
  if (typeof value === 'string') return isDay(value) ? 'Day' : 'string';
  return typeof value === 'number' ? 'double' : 'bool';
}

/** Whether a text is a date that exists. */
export const isDay = (text: string): boolean => /^\d{4}-/.test(text) && dateAfter(text, 0, 'days') !== undefined;
