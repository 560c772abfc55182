const ofTexts =
  <Result>(work: (a: string, b: string) => Result) =>
  (a: unknown, b: unknown): Result | undefined =>
    typeof a === 'string' && typeof b === 'string' ? work(a, b) : undefined;

export const join = ofTexts((a, b) => a + b);
export const contains = ofTexts((text, part) => text.includes(part));
export const startsWith = ofTexts((text, part) => text.startsWith(part));
export const endsWith = ofTexts((text, part) => text.endsWith(part));

/** A text with the letters A to Z in small ones (CEL, strings extension). Those of other scripts stay. */
export const lowerAscii = (text: unknown): string | undefined =>
  typeof text === 'string' ? text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : undefined;

/**
 * The characters of a text from one index to another, or to its end; the first has index 0 (CEL, strings extension). It
 * counts code points, so that no emoji is cut in two. Missing if an index is outside of the text, where CEL has an
 * error.
 */
export function substring(text: unknown, start: unknown, ...end: readonly unknown[]): string | undefined {
  if (typeof text !== 'string') return undefined;
  const characters = Array.from(text);
  const [from, to] = [start, end.length > 0 ? end[0] : characters.length].map(Number) as [number, number];
  const isWithin = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to && to <= characters.length;
  return isWithin ? characters.slice(from, to).join('') : undefined;
}
