import type { Completions, Diagnostic, Hover } from '../../authoring/language/types.ts';
import { change, read, send } from '../contract/call.ts';
import { stepAnswer } from '../edit/contract.ts';
import {
  count,
  unionOf,
  list,
  map,
  extend,
  nullValue,
  oneOf,
  text,
  truth,
  type Of,
  type Schema,
} from '../contract/schema.ts';
import { base, draftEntry, file, path, stretch, textEdit, textStatus, turn } from '../contract/values.ts';

// Texts and offsets here have \n as line ends, whatever the file has, because editors count like this.

const diagnostic: Schema<Diagnostic> = extend(
  stretch,
  { code: text, message: text, fix: text, severity: oneOf('error', 'warning') },
  { mend: map({ title: text, edit: textEdit }) },
);

/** State of a text. */
const editedStatus = { base, turn, ...textStatus, /** Its problems. */ diagnostics: list(diagnostic) };

/** `text` is absent if the page already has it. */
const textAnswer = map(editedStatus, { draft: draftEntry, text });
export type TextAnswer = Of<typeof textAnswer>;

/** Edits of a text, with offsets in the old text. */
const writeRequest = map(
  { file, base, edits: list(textEdit) },
  {
    /** The path that is changed; by default, that of the first edit. */
    path,
    /** Whether it is a separate step in the history, even right after another one. */
    isFix: truth,
  },
);
export type WriteRequest = Of<typeof writeRequest>;

/** The result of the edit, and the new state of the text. */
const writeAnswer = extend(stepAnswer, editedStatus, { draft: draftEntry });

/** A cursor in a text that is being typed. */
const cursor = map({ file, text, offset: count });
export type CursorRequest = Of<typeof cursor>;

/** A place of a name. `words`: its line. */
const namePlace = extend(stretch, { file, line: count, path, words: text });
export type NamePlace = Of<typeof namePlace>;

const completion = extend(stretch, {
  label: text,
  kind: oneOf('key', 'word', 'name'),
  detail: text,
  documentation: text,
  isRequired: truth,
  insert: text,
  filter: text,
});
const completions: Schema<Completions> = map({ items: list(completion), isCut: truth });

const hover: Schema<Hover> = extend(stretch, { text });

export const textCalls = {
  /** `base`: hash of the text that the page has. If it is current, the text is not sent again. */
  text: read(map({ file }, { base }), textAnswer),
  write: change(writeRequest, writeAnswer),
  complete: send(cursor, completions),
  hover: send(cursor, unionOf(hover, nullValue)),
  definition: send(cursor, list(namePlace)),
  places: send(cursor, list(namePlace)),
};
