import { stripVTControlCharacters } from 'node:util';
import { escapePattern } from '../../src/shared/engine/format/escape.ts';

/**
 * Compares the output of a command with a guide. In the guide, `…` on its own line matches any lines, and inside a
 * line any text. Times, blank lines and npm's own lines do not count. Returns the difference; undefined if there is
 * none.
 */
export function difference(expected: readonly string[], printed: string): string | undefined {
  const wanted = plain(expected);
  const lines = plain(printed.split('\n'));
  const missed = firstMissing(wanted, lines);
  if (missed === undefined) return undefined;
  const { line, from } = missed;
  const what =
    line === undefined ? `It printed more than the guide says:` : `The guide says: ${line}\nInstead it printed:`;
  return `${what}\n${lines
    .slice(from)
    .map((one) => `  ${one}`)
    .join('\n')}`;
}

const plain = (lines: readonly string[]): string[] =>
  lines
    .map((line) => timeless(stripVTControlCharacters(line)).trimEnd())
    .filter((line) => line.trim() !== '' && !/^(> |npm (warn|notice) )/.test(line));

const timeless = (line: string): string =>
  line.replace(/\b\d+(\.\d+)? ?(ms|s)\b/g, '(time)').replace(/\d\d:\d\d:\d\d/g, '(clock)');

/**
 * The first missing line and its expected place. `line` is undefined if the output has lines after the last one.
 */
function firstMissing(
  wanted: readonly string[],
  lines: readonly string[],
): { line?: string; from: number } | undefined {
  let from = 0;
  let loose = false;
  for (const line of wanted) {
    if (line.trim() === '…') {
      loose = true;
      continue;
    }
    const at = lines.findIndex((one, index) => index >= from && fits(line, one));
    if (at === -1 || (!loose && at !== from)) return { line, from };
    from = at + 1;
    loose = false;
  }
  return loose || from === lines.length ? undefined : { from };
}

/** Whether a line is as expected, with any text for each `…`. */
function fits(expected: string, printed: string): boolean {
  const pattern = expected.split('…').map(escapePattern).join('.*');
  return new RegExp(`^${pattern}$`).test(printed);
}
