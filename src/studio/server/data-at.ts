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
