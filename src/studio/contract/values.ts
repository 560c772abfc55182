import type { Stretch, TextEdit } from '../../authoring/language/types.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import type { ProblemCode } from '../../shared/problems/codes.ts';
import type { Path } from './path.ts';
import { count, list, map, more, schema, text, truth, type Of, type Schema } from './schema.ts';

/** The path of a file from the folder of the project: config/pages/home.yaml. */
export const file = text;

/** Tells a text from any other: that of the file as the person saw it. */
export const base = text;

/** Grows with each change. An answer with a smaller number is of before, however late it comes. */
export const turn = count;

export const path = schema<Path>({
  type: 'array',
  maxItems: 60,
  items: { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 0 }] },
});

/** A place in a file. */
export const spot = map({ file, path });

export const usePlace = more(spot, { line: count });
export type UsePlace = Of<typeof usePlace>;

/** What lies in the file, is sound and on its way there, or is a draft. */
export const textState = schema<'saved' | 'waiting' | 'draft'>({ enum: ['saved', 'waiting', 'draft'] });

export const stretch: Schema<Stretch> = map({ start: count, end: count });

export const textEdit: Schema<TextEdit> = more(stretch, { words: text });

const place: Schema<Place> = map({ file, line: count, column: count, length: count, excerpt: text });

const code = schema<ProblemCode>({ type: 'string' });
export const problem: Schema<Problem> = map({ code, place, message: text, fix: text });

/** A problem, with what opens in the panel for it, and with the edit that mends it where there is exactly one. */
export const problemEntry = more(problem, {}, { path, mend: map({ title: text, edit: textEdit, base }) });
export type ProblemEntry = Of<typeof problemEntry>;

/** A text that is not saved, and why. */
export const draftEntry = map({
  file,
  problems: list(problemEntry),
  /** Whether the file holds something else now than when the draft was begun. */
  isOutdated: truth,
  /** Whether the draft deletes the file. */
  isRemoved: truth,
});
export type DraftEntry = Of<typeof draftEntry>;
