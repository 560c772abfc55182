import type { TextRange, TextEdit } from '../../authoring/language/types.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import type { ProblemCode } from '../../shared/problems/codes.ts';
import type { Path } from './path.ts';
import { count, list, map, extend, schema, text, truth, type Of, type Schema } from './schema.ts';

/** The path of a file from the folder of the project: config/pages/home.yaml. */
export const file = text;

/** Hash of the file's text that the person saw. A change of any other text is refused. */
export const base = text;

/** Grows with each change. An answer with a smaller number is older, even if it comes later. */
export const turn = count;

export const path = schema<Path>({
  type: 'array',
  maxItems: 60,
  items: { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 0 }] },
});

/** A place in a file. */
export const configPlace = map({ file, path });

export const usePlace = extend(configPlace, { line: count });
export type UsePlace = Of<typeof usePlace>;

/** Where the text of a file is. */
export const textStatus = {
  /** Whether it is in its file, is valid and waits to be written, or is a draft. */
  state: schema<'saved' | 'waiting' | 'draft'>({ enum: ['saved', 'waiting', 'draft'] }),
  /** Whether the site that is shown has all valid texts: not while a file on disk has a problem. */
  isShown: truth,
  /** Number of other files with a text that is not on disk. */
  others: count,
};

export const stretch: Schema<TextRange> = map({ start: count, end: count });

export const textEdit: Schema<TextEdit> = extend(stretch, { words: text });

const place: Schema<Place> = map({ file, line: count, column: count, length: count, excerpt: text });

const code = schema<ProblemCode>({ type: 'string' });
export const problem: Schema<Problem> = map({ code, place, message: text, fix: text });

/** A problem, with the path to open in the panel, and with its fix if there is exactly one. */
export const problemEntry = extend(problem, {}, { path, mend: map({ title: text, edit: textEdit, base }) });
export type ProblemEntry = Of<typeof problemEntry>;

/** A text that is not saved, and why. */
export const draftEntry = map({
  file,
  problems: list(problemEntry),
  /** Whether the file has changed since the draft was started. */
  isOutdated: truth,
  /** Whether the draft deletes the file. */
  isRemoved: truth,
});
export type DraftEntry = Of<typeof draftEntry>;
