import type { Completions, Diagnostic, Hover } from '../../authoring/language/types.ts';
import { change, read, send } from '../contract/call.ts';
import { stepAnswer } from '../edit/contract.ts';
import {
  count,
  either,
  list,
  map,
  more,
  nothing,
  oneOf,
  text,
  truth,
  type Of,
  type Schema,
} from '../contract/schema.ts';
import { base, draftEntry, file, path, stretch, textEdit, textState, turn } from '../contract/values.ts';

// Lines of a text end with one character here, whatever they end with in the file: so editors count offsets.

const diagnostic: Schema<Diagnostic> = more(
  stretch,
  { code: text, message: text, fix: text, severity: oneOf('error', 'warning') },
  { mend: map({ title: text, edit: textEdit }) },
);

/** What has become of a text. */
const written = { base, turn, state: textState, /** What is wrong in it. */ diagnostics: list(diagnostic) };

/** `text` is missing where the page has this text already. */
const textAnswer = map(written, { draft: draftEntry, text });
export type TextAnswer = Of<typeof textAnswer>;

/** Edits of a text, all of them in its offsets before. */
const writeRequest = map(
  { file, base, edits: list(textEdit) },
  {
    /** What is changed; without it, that is looked for. */
    path,
    /** Whether it is taken back by itself, however soon it follows another. */
    isFix: truth,
  },
);
export type WriteRequest = Of<typeof writeRequest>;

/** What has become of the edit, and the text as it is then. */
const writeAnswer = more(stepAnswer, written, { draft: draftEntry });

/** A cursor in a text as it is typed. */
const cursor = map({ file, text, offset: count });
export type CursorRequest = Of<typeof cursor>;

/** A place of a name. `words`: those of its line. */
const namePlace = more(stretch, { file, line: count, path, words: text });
export type NamePlace = Of<typeof namePlace>;

const completion = more(stretch, {
  label: text,
  kind: oneOf('key', 'word', 'name'),
  detail: text,
  documentation: text,
  isRequired: truth,
  insert: text,
  filter: text,
});
const completions: Schema<Completions> = map({ items: list(completion), isCut: truth });

const hover: Schema<Hover> = more(stretch, { text });

export const textCalls = {
  /** `base`: of the text that the page has, which is not sent again. */
  text: read(map({ file }, { base }), textAnswer),
  write: change(writeRequest, writeAnswer),
  complete: send(cursor, completions),
  hover: send(cursor, either(hover, nothing)),
  definition: send(cursor, list(namePlace)),
  places: send(cursor, list(namePlace)),
};
