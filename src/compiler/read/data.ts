import type { Path } from './source.ts';

/** Reads a value by its path from data whose shape is not known yet. */
export function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value && typeof value === 'object' && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
}

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const array = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
