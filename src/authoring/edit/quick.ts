import { shortAt, type ShortAt } from '../../compiler/read/short-text.ts';
import type { Path } from '../../compiler/read/source.ts';
import { EditError } from './edit-error.ts';
import { habitsOf } from './habits.ts';
import { parsed, type Parsed } from './parsed.ts';
import type { Splice } from './tokens.ts';

/**
 * The part of a long text that an edit at a path needs. Undefined if the edit needs the whole text, such as an edit of
 * a whole list.
 */
export function quickAt(text: string, path: Path): ShortAt<Parsed> | undefined {
  const quick = orUndefined(() => shortAt(text, path, parsed));
  return quick && !quick.isPart && hasSameHabits(quick) ? quick : undefined;
}

/** The result of an edit, or undefined on an EditError. Editing the whole text then gives the exact error. */
export function orUndefined<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Whether the omitted rows do not affect the habits of the file. */
const hasSameHabits = ({ short, parsed: whole }: ShortAt<Parsed>): boolean =>
  habitsOf(whole).plainDates || !short.leavesOut(/\d{4}-\d\d?-\d\d?/);

/** Changes of the whole text; undefined if one of them includes omitted rows. */
export function inWhole({ short }: ShortAt<Parsed>, splices: readonly Splice[]): readonly Splice[] | undefined {
  if (!splices.every(({ start, end }) => short.isWhole(start, end))) return undefined;
  return splices.map(({ start, end, text }) => ({ start: short.toWhole(start), end: short.toWhole(end), text }));
}
