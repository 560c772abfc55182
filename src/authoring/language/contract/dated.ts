import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import { byDayKey } from '../../../shared/plan/by-day.ts';
import { days } from './days.ts';
import type { Part } from './parts.ts';
import { byDayWords } from './taken.ts';

/**
 * The contract of an item of a list as it may be written. An item that has such keys of its own keeps them, and one of
 * which only so many keys may stand, such as an action, has none.
 */
export function dated(part: Part): Part {
  const properties = part.schema.properties as JsonSchema | undefined;
  if (!properties || 'from' in properties || 'until' in properties || 'maxProperties' in part.schema) return part;
  return { ...part, name: `dated:${part.name}`, schema: { ...part.schema, properties: { ...properties, ...days } } };
}

/** The contract of what stands under `$byDay` in place of a value with this contract. */
export const byDay = (part: Part): Part => ({
  file: part.file,
  name: `${part.name}.${byDayKey}`,
  schema: {
    description: byDayWords,
    type: 'array',
    items: { type: 'object', required: ['value'], properties: { ...days, value: part.schema } },
  },
});
