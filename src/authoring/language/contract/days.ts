import type { JsonSchema } from '../../../compiler/check/contracts.ts';

const dayContract = (description: string): JsonSchema => ({
  description: `${description}, such as 2027-04-01, in the site's time zone.`,
  // Has no type, so that no constant is offered.
  not: { type: ['number', 'boolean', 'null', 'object', 'array'] },
  'x-ref': 'day',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
});

/** The days that any map in a list, and each value of `$byDay`, may have (compiler/schedule/). */
export const days: JsonSchema = {
  from: dayContract('The first day on which this is shown'),
  until: dayContract('The last day on which this is shown'),
};
