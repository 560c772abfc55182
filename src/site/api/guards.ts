import type { Guard } from './client.ts';

/** A guard for an array whose items all pass `is`. */
export const arrayOf =
  <T>(is: Guard<T>): Guard<T[]> =>
  (body): body is T[] =>
    Array.isArray(body) && body.every((item) => is(item));

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
