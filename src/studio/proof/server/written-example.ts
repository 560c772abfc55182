import { stringify } from 'yaml';

type Example = Readonly<Record<string, unknown>>;

/** The examples of a file. Invalid ones become empty maps. */
export const exampleMaps = (examples: unknown): readonly Example[] =>
  Array.isArray(examples) ? examples.map((one) => (one && typeof one === 'object' ? (one as Example) : {})) : [];

/** Index for a new example: after the last one with the same ending. Files have examples in such groups. */
export function indexFor(example: Example, known: readonly Example[]): number {
  const last = known.findLastIndex((one) => endingOf(one) === endingOf(example));
  return last < 0 ? known.length : last + 1;
}

/** How an example ends: at a step, at an exit, with errors, by another button, or completed. */
function endingOf({ stoppedAt, exit, errors, presses }: Example): string {
  if (typeof stoppedAt === 'string') return `stopped at ${stoppedAt}`;
  if (typeof exit === 'string') return `exit ${exit}`;
  if (errors !== undefined) return 'errors';
  return presses === undefined ? 'through' : 'presses';
}

/** An example as YAML. */
export const asYaml = (example: Example): string => stringify(example, { lineWidth: 0 }).trimEnd();
