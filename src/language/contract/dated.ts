import type { JsonSchema } from '../../compiler/check/contracts.ts';
import type { Part } from './parts.ts';

const day = (description: string): JsonSchema => ({
  description: `${description}, as 2027-04-01. Days are counted in the site's time zone.`,
  // Without a type, so that no constant is offered.
  not: { type: ['number', 'boolean', 'null', 'object', 'array'] },
  'x-ref': 'day',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
});

/** The days that any map in a list may name (compiler/schedule/). */
const days: JsonSchema = {
  from: day('The first day on which this is there'),
  until: day('The last day on which this is there'),
};

/**
 * The contract of an item of a list as it may be written. An item that has such keys of its own keeps them, and one of
 * which only so many keys may stand, such as an action, has none.
 */
export function dated(part: Part): Part {
  const properties = part.schema.properties as JsonSchema | undefined;
  if (!properties || 'from' in properties || 'until' in properties || 'maxProperties' in part.schema) return part;
  return { ...part, name: `dated:${part.name}`, schema: { ...part.schema, properties: { ...properties, ...days } } };
}
