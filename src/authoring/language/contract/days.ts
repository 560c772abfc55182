import type { JsonSchema } from '../../../compiler/check/contracts.ts';

const day = (description: string): JsonSchema => ({
  description: `${description}, such as 2027-04-01, in the site's time zone.`,
  // Without a type, so that no constant is offered.
  not: { type: ['number', 'boolean', 'null', 'object', 'array'] },
  'x-ref': 'day',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
});

/** The days that any map in a list may name, and each value by day (compiler/schedule/). */
export const days: JsonSchema = {
  from: day('The first day on which this is shown'),
  until: day('The last day on which this is shown'),
};
