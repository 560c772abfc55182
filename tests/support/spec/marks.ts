/** The lines of a mark: one line, or all lines from the first to the last. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/**
 * The lines named by the marks in a title: `[spec 5.42]`, `[spec 5.42, 5.43]`, `[spec 5.41–5.46]`.
 * Throws if a mark contains anything else.
 */
export function marksOf(title: string): Range[] {
  return [...title.matchAll(/\[spec\b([^\]]*)\]/g)].flatMap(([mark, list = '']) => parseRanges(list, mark));
}

/** Ranges as a list, `1.12-1.19,2.33`; `whole` is the text that the error quotes. */
export function parseRanges(list: string, whole = list): Range[] {
  return list.split(',').map((part) => {
    const [, from, to = from] = /^\s*(\d+\.\d+)(?:\s*[-–—]\s*(\d+\.\d+))?\s*$/.exec(part) ?? [];
    if (!from || !to || order(from, to) > 0) throw new Error(`"${whole}" names no lines: write 5.42, or 5.41–5.46.`);
    return { from, to };
  });
}

/** Whether a line's number is in the range. A single number must be equal. */
export function covers(range: Range, id: string): boolean {
  if (range.from === range.to) return id === range.from;
  return order(range.from, id) <= 0 && order(id, range.to) <= 0;
}

/** Negative when the first number is lower: 2.9 before 2.10. */
export function order(first: string, second: string): number {
  const [a = 0, b = 0] = first.split('.').map(Number);
  const [c = 0, d = 0] = second.split('.').map(Number);
  return a - c || b - d;
}
