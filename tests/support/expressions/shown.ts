/** A value as a text that shows every difference, also -0. Tests of random expressions use it in browsers. */
export const shown = (value: unknown): string => `${typeof value} ${Object.is(value, -0) ? '-0' : String(value)}`;
