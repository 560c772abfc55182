/** A value in a form in which every difference shows, of -0 too. Drawn expressions run with it in browsers. */
export const shown = (value: unknown): string => `${typeof value} ${Object.is(value, -0) ? '-0' : String(value)}`;
