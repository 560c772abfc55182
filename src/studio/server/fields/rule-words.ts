import type { FieldModel } from '../../../compiler/model/types.ts';
import { numberStyleOf } from '../../../compiler/resolve/money.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { askedBy, valueSaid } from '../../../conditions/rules.ts';

/** What a rule of a field asks. */
export function ruleWords(rule: string, { written }: FieldModel, symbols: SymbolTable): string {
  const style = numberStyleOf(symbols);
  const value = (written as unknown as Readonly<Record<string, unknown>>)[rule];
  if (rule === 'const') return `Only ${valueSaid(value, style)} is accepted.`;
  if (rule === 'uniqueItems') return 'No choice may be there twice.';
  const asked = askedBy(rule, value, style);
  return asked === undefined ? `${rule}: ${valueSaid(value, style)}` : `It must ${asked}.`;
}
