import { show } from './show.ts';

/**
 * The known name that was probably meant by a mistyped one.
 * Returns the nearest, or undefined when more than a third of the letters would have to change.
 */
export function nearest(typed: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  // One letter is not a misspelling of another one, so a name must share something with what was typed.
  let least = Math.min(Math.max(1, Math.floor(typed.length / 3)) + 1, Math.max(1, typed.length));
  for (const name of known) {
    const edits = distance(typed.toLowerCase(), name.toLowerCase(), least);
    if (edits < least && !hasOtherWord(typed, name)) [best, least] = [name, edits];
  }
  return best;
}

/** Whether one of several words is a different one: bike-questions is not the misspelling of life-questions. */
function hasOtherWord(typed: string, name: string): boolean {
  const [words, others] = [typed, name].map((one) => one.toLowerCase().split('-'));
  if (!words || !others || words.length === 1 || words.length !== others.length) return false;
  return words.some((word, index) => {
    const most = Math.max(1, Math.floor(word.length / 3));
    return distance(word, others[index] ?? '', most + 1) > most;
  });
}

/**
 * How many edits (insert, delete, replace, swap neighbours) turn one word into another. `limit` or more counts as
 * `limit`.
 */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
    }
    [before, above] = [above, row];
  }
  return at(above, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;

/** The name in the path of a file: lists/colours.yaml. */
const withoutFile = (typed: string): string => typed.replace(/^.*\//, '').replace(/\.ya?ml$/, '');

/** Longer lists of names are hard to read. */
const mostListed = 24;

const scripts = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Devanagari', 'Latin'] as const;

/** Names a letter that only looks like one of a name, such as a Cyrillic "а". Empty if there is none. */
function foreignLetter(typed: string, name = ''): string {
  const [letter] = [...typed].filter((one) => /[^\u0000-\u007f]/.test(one) && !name.includes(one));
  if (letter === undefined) return '';
  const script = scripts.find((one) => new RegExp(`\\p{Script=${one}}`, 'u').test(letter));
  const code = `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  return ` The "${letter}" is ${script === undefined || script === 'Latin' ? 'another character' : `a ${script} letter`}, ${code}.`;
}

/** The fix for an unknown name: the nearest known one, or all of them when they are few. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const names = [...known];
  const near = nearest(typed, names) ?? names.find((name) => name === withoutFile(typed));
  if (near !== undefined) return `Did you mean "${near}"?${foreignLetter(typed, near)}`;
  if (names.length === 0) return 'There is none yet.';
  if (names.length === 1) return `There is only "${names[0] ?? ''}".`;
  if (names.length <= mostListed) return `Known are ${names.join(', ')}.`;
  const like = names.filter((name) => name.includes(typed) || (name.length > 3 && typed.includes(name)));
  return like.length > 0
    ? `Known are ${names.length}, such as ${like.slice(0, 5).join(', ')}.`
    : `Known are ${names.length}, and none is spelt like it.`;
}

/**
 * The fix for a value that is not allowed: the same value as another type, such as 3 for "3", or one that is spelt
 * alike.
 */
export function nearestValue(typed: unknown, allowed: readonly unknown[]): string {
  const isMeant = (value: unknown) =>
    String(value) === (typeof value === 'boolean' ? String(typed).toLowerCase() : String(typed));
  const meant = allowed.find((value) => typeof value !== typeof typed && isMeant(value));
  if (meant === undefined) return didYouMean(show(typed), allowed.map(show));
  return typeof meant === 'string' ? `Put it in quotes: "${meant}".` : `Write it without quotes: ${show(meant)}.`;
}
