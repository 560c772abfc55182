import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { tableCall } from '../../shared/conditions/cel/walk.ts';
import type { Checked } from '../check/checked.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * The values of offers that a table takes from a list, each with its list. Texts print them by their labels, as they
 * print answers.
 */
export function printedLists(
  { data: { offers } }: Checked<'form'> | Checked<'wizard'>,
  { tables }: Pick<SymbolTable, 'tables'>,
): (readonly [value: string, list: string])[] {
  return Object.entries(offers?.values ?? {}).flatMap(([name, text]) => {
    const expression = parseExpression(text);
    const call = isFault(expression) ? undefined : tableCall(expression.ast);
    const { result = {} } = (call && tables.get(call.table)?.data) ?? {};
    const { list } = result[call?.result ?? Object.keys(result)[0] ?? ''] ?? {};
    return list === undefined ? [] : [[name, list] as const];
  });
}
