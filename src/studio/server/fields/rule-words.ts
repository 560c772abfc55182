import type { FieldModel } from '../../../compiler/model/types.ts';
import { askedBy, valueSaid } from '../../../conditions/rules.ts';

/** What a rule asks of a field. `plugin`: the name of the plug-in whose code it is. */
export function ruleWords(rule: string, { written }: FieldModel, plugin?: string): string {
  if (plugin !== undefined) return `The rule ${plugin} finds: ${rule}.`;
  const value = (written as unknown as Readonly<Record<string, unknown>>)[rule];
  if (rule === 'const') return `Only ${valueSaid(value)} is accepted.`;
  if (rule === 'uniqueItems') return 'No choice may be there twice.';
  const asked = askedBy(rule, value);
  return asked === undefined ? `${rule}: ${valueSaid(value)}` : `It must ${asked}.`;
}
