import { modulesIn, type Code } from '../expression/emit.ts';

/** The code of several expressions together. */
export const joinedCode = (codes: readonly Code[]): string => codes.map(({ code }) => code).join('\n');

/** Code of the projections of all steps. */
export const projectionsOfSteps = 'Object.assign({}, ...steps.map((step) => step.projections))';

/**
 * What expressions can read besides the answers: the time zone; the fields if they print answers, and projections if
 * they read them.
 */
export function contextCode(
  timeZone: string | undefined,
  codes: readonly Code[],
  fields: string,
  projected: string,
): string {
  const zone = timeZone === undefined ? 'undefined' : JSON.stringify(timeZone);
  const reads = /\bt\.projected\b/.test(joinedCode(codes)) ? `projectedIn(() => ${projected})` : undefined;
  const printed = modulesIn(joinedCode(codes)).includes('words') ? `() => ${fields}` : reads && 'undefined';
  return `run.telling(${[zone, printed, reads].filter((part) => part !== undefined).join(', ')})`;
}
