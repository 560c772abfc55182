/** The last number that the steps of a slider reach, and the one after it, which is above its end. */
interface StepsAround {
  readonly last: number;
  readonly next: number;
}

/** The steps around the end of a slider; undefined if one of them is the end, or a number is missing. */
export function stepsAround(from?: number, end?: number, step?: number): StepsAround | undefined {
  if (from === undefined || end === undefined || step === undefined || end < from) return undefined;
  const count = (end - from) / step;
  // Without the error of binary fractions, which grows with the count.
  const at = (steps: number): number => Number((from + steps * step).toPrecision(12));
  if (at(Math.round(count)) === Number(end.toPrecision(12))) return undefined;
  return { last: at(Math.floor(count)), next: at(Math.ceil(count)) };
}
