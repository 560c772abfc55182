/** Whether two values are equal, regardless of the order of keys. Keys with undefined are ignored. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameData(item, other[index]));
  const [mine, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(mine).filter((key) => mine[key] !== undefined);
  return (
    keys.length === Object.keys(others).filter((key) => others[key] !== undefined).length &&
    keys.every((key) => Object.hasOwn(others, key) && sameData(mine[key], others[key]))
  );
}
