import { isMap } from './shape.ts';
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

export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const array = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const record = (value: unknown): Readonly<Record<string, unknown>> => (isMap(value) ? value : {});

/**
 * A copy of data with other texts at some places, by their paths joined with slashes. If `$ref` puts a part in several
 * places, each place gets its own copy.
 */
export function withTexts<Data>(data: Data, texts: ReadonlyMap<string, string>): Data {
  const copy = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, index]));
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, [...path, key])]));
    return texts.get(path.join('/')) ?? value;
  };
  return copy(data, []) as Data;
}
