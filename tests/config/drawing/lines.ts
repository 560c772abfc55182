/** A line of a drawing, with its child lines. */
export interface Line {
  readonly text: string;
  readonly inside: readonly Line[];
}

export const printLines = (lines: readonly Line[], depth = 0): string =>
  lines.map(({ text, inside }) => `${'  '.repeat(depth)}${text}\n${printLines(inside, depth + 1)}`).join('');

/** The most lines that are repeated. */
const shortest = 3;

/**
 * Leaves out the content of an element when the last element above with the same start has the same content.
 */
export function foldRepeated(lines: readonly Line[], last = new Map<string, string>()): Line[] {
  return lines.map((line) => {
    const whole = printLines(line.inside);
    const repeated = last.get(line.text) === whole && whole.split('\n').length > shortest;
    last.set(line.text, whole);
    return repeated
      ? { text: `${line.text} … as above`, inside: [] }
      : { text: line.text, inside: foldRepeated(line.inside, last) };
  });
}

/** Numbers that follow on each other, by the first and the last. */
export function withoutRuns(words: readonly string[]): string[] {
  const short: string[] = [];
  for (let start = 0; start < words.length;) {
    let end = start;
    while (/^\d+$/.test(words[end]!) && words[end + 1] === String(Number(words[end]) + 1)) end++;
    if (end - start > 2) short.push(`${words[start]} … ${words[end]}`);
    else short.push(...words.slice(start, end + 1));
    start = end + 1;
  }
  return short;
}
