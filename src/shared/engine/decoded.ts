/** A part of an address as people write it. A % sign that encodes nothing leaves it as it is. */
export function decoded(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
