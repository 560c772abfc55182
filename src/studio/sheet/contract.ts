import { change, read, send } from '../contract/call.ts';
import { editAnswer } from '../edit/contract.ts';
import { count, list, map, extend, oneOf, text, type Of } from '../contract/schema.ts';
import { base, configPlace, turn } from '../contract/values.ts';

/** A list of rows with the same columns in a YAML file, or a CSV file, which has an empty path. */
export const sheetPlace = configPlace;
export type SheetPlace = Of<typeof sheetPlace>;

/** A row, as texts. `index`: in the list, from 0. */
const sheetRow = map({ index: count, cells: list(text) });
export type SheetRow = Of<typeof sheetRow>;

const sheetAnswer = map({
  columns: list(text),
  /** By column: characters of its longest cell. */
  widths: list(count),
  /** Number of rows, and of those that match the search. */
  size: count,
  found: count,
  rows: list(sheetRow),
  base,
  turn,
});
export type SheetAnswer = Of<typeof sheetAnswer>;

/** What pasting does with a row. */
const pastedRow = map(
  {
    /** Its number among the pasted rows, from 1, including a header line. */
    row: count,
    fate: oneOf('added', 'changed', 'same', 'refused'),
    cells: list(text),
  },
  { /** Of a changed row: the old cells. */ was: list(text), /** Of a refused row: the reason. */ why: text },
);
export type PastedRow = Of<typeof pastedRow>;

const pasteAnswer = map({
  columns: list(text),
  counts: map({ added: count, changed: count, same: count, refused: count }),
  /** The first rows, refused ones before the others. */
  rows: list(pastedRow),
});
export type PasteAnswer = Of<typeof pasteAnswer>;

export const sheetCalls = {
  /** Some of the rows: those that contain a text (`seek`), from index `from`, at most `count`. */
  sheet: read(extend(sheetPlace, {}, { from: count, count, seek: text }), sheetAnswer),
  /** Changes a cell. */
  cell: change(extend(sheetPlace, { row: count, column: count, text, base }), editAnswer),
  /** What pasting rows of a spreadsheet would do. */
  checkPaste: send(extend(sheetPlace, { text }), pasteAnswer),
  paste: change(extend(sheetPlace, { text, base }), editAnswer),
};
