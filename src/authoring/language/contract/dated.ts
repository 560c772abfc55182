import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import { days } from './days.ts';
import type { ContractPart } from './parts.ts';
import { byDayWords } from './taken.ts';

/**
 * Adds `from` and `until` to the contract of a list item, unless the item has its own, or limits the number of its keys
 * as an action does.
 */
export function dated(part: ContractPart): ContractPart {
  const properties = part.schema.properties as JsonSchema | undefined;
  if (!properties || 'from' in properties || 'until' in properties || 'maxProperties' in part.schema) return part;
  return { ...part, name: `dated:${part.name}`, schema: { ...part.schema, properties: { ...properties, ...days } } };
}

/** The contract of `$byDay` in place of a value with this contract. */
export const byDay = (part: ContractPart): ContractPart => ({
  file: part.file,
  name: `${part.name}.${byDayKey}`,
  schema: {
    description: byDayWords,
    type: 'array',
    items: { type: 'object', required: ['value'], properties: { ...days, value: part.schema } },
  },
});
