import { shortAt, type ShortAt } from '../../compiler/read/short-text.ts';
import type { Path } from '../../compiler/read/source.ts';
import { EditError } from './edit-error.ts';
import { habitsOf } from './habits.ts';
import { parsed, type Parsed } from './parsed.ts';
import type { Splice } from './tokens.ts';

/**
 * As much of a long text as an edit at a path has to know. Undefined where it has to know the whole text: of a list
 * without most of its rows, too little is known.
 */
export function quickAt(text: string, path: Path): ShortAt<Parsed> | undefined {
  const quick = orUndefined(() => shortAt(text, path, parsed));
  return quick && !quick.isPart && hasSameHabits(quick) ? quick : undefined;
}

/** What something gives; undefined where it cannot be done. The whole text tells why, and where. */
export function orUndefined<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Whether the rows that were left out say no more of how the file is written. */
const hasSameHabits = ({ short, parsed: whole }: ShortAt<Parsed>): boolean =>
  habitsOf(whole).plainDates || !short.leavesOut(/\d{4}-\d\d?-\d\d?/);

/** Changes of the whole text; undefined where one of them is around rows that were left out. */
export function inWhole({ short }: ShortAt<Parsed>, splices: readonly Splice[]): readonly Splice[] | undefined {
  if (!splices.every(({ start, end }) => short.isWhole(start, end))) return undefined;
  return splices.map(({ start, end, text }) => ({ start: short.toWhole(start), end: short.toWhole(end), text }));
}
