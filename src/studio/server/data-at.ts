import type { Path } from '../../compiler/read/source.ts';

/** What stands at a path of data. */
export const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      value && typeof value === 'object' && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );

/** The map at a path of a text that need not be sound; an empty one where something else stands. */
export function mapAt(data: unknown, path: Path): Readonly<Record<string, unknown>> {
  const value = at(data, path);
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The list at a path of such a text; an empty one where something else stands. */
export function listAt(data: unknown, path: Path): readonly unknown[] {
  const value = at(data, path);
  return Array.isArray(value) ? value : [];
}
