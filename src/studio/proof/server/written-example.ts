import { stringify } from 'yaml';

type Example = Readonly<Record<string, unknown>>;

/** The examples of a file, as far as they are maps. */
export const asPlain = (examples: unknown): readonly Example[] =>
  Array.isArray(examples) ? examples.map((one) => (one && typeof one === 'object' ? (one as Example) : {})) : [];

/**
 * Where a new example belongs among others: behind the last one that ends as it does, such as at the same step. Files
 * have them in such groups.
 */
export function indexFor(example: Example, known: readonly Example[]): number {
  const last = known.findLastIndex((one) => endOf(one) === endOf(example));
  return last < 0 ? known.length : last + 1;
}

/** How a visitor ends: at a step, at an exit, with errors, by another button, or through. */
function endOf({ stoppedAt, exit, errors, presses }: Example): string {
  if (typeof stoppedAt === 'string') return `stopped at ${stoppedAt}`;
  if (typeof exit === 'string') return `exit ${exit}`;
  if (errors !== undefined) return 'errors';
  return presses === undefined ? 'through' : 'presses';
}

/** An example as a person reads it. */
export const printed = (example: Example): string => stringify(example, { lineWidth: 0 }).trimEnd();
