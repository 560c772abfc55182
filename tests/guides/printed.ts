import { stripVTControlCharacters } from 'node:util';
import { escapePattern } from '../../src/shared/engine/format/escape.ts';

/**
 * Compares what a command printed with what a guide says. There, `…` on a line of its own is any lines, inside
 * a line for any words. Times, blank lines and what npm says before a command do not count.
 * Returns what differs; nothing when all is as it was said.
 */
export function difference(said: readonly string[], printed: string): string | undefined {
  const wanted = plain(said);
  const lines = plain(printed.split('\n'));
  const missed = firstMissing(wanted, lines);
  if (missed === undefined) return undefined;
  const { line, from } = missed;
  const what = line === undefined ? `It goes on where the guide ends:` : `The guide says: ${line}\nInstead it printed:`;
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
 * The first line that is not there, with its wanted place; a line undefined when there are more than were said.
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

/** Whether a line is as it was said, with any words for each `…`. */
function fits(said: string, printed: string): boolean {
  const pattern = said.split('…').map(escapePattern).join('.*');
  return new RegExp(`^${pattern}$`).test(printed);
}
