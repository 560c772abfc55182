/** A copy with another value at a path such as photos, 2, picture, with rows counted from 1. */
export function replacedAt(held: unknown, [key = '', ...inner]: readonly string[], value: unknown): unknown {
  const put = (old: unknown): unknown => (inner.length === 0 ? value : replacedAt(old, inner, value));
  if (Array.isArray(held)) return held.map((row: unknown, index) => (index + 1 === Number(key) ? put(row) : row));
  const object = (held ?? {}) as Readonly<Record<string, unknown>>;
  return { ...object, [key]: put(object[key]) };
}
