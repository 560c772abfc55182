import { change, read, send } from '../contract/call.ts';
import { editAnswer } from '../edit/contract.ts';
import { count, list, map, more, oneOf, text, type Of } from '../contract/schema.ts';
import { base, spot, turn } from '../contract/values.ts';

/** Where rows with the same columns are: a list in a YAML file, or a CSV file, whose path is empty. */
export const sheetPlace = spot;
export type SheetPlace = Of<typeof sheetPlace>;

/** A row, as texts. `index`: its number in the list, from 0. */
const sheetRow = map({ index: count, cells: list(text) });
export type SheetRow = Of<typeof sheetRow>;

const sheetAnswer = map({
  columns: list(text),
  /** How many rows there are, and how many of them have what is sought. */
  size: count,
  found: count,
  rows: list(sheetRow),
  base,
  turn,
});
export type SheetAnswer = Of<typeof sheetAnswer>;

/** What becomes of a pasted row. */
const pastedRow = map(
  {
    /** Its number among the pasted ones, from 1, a line with the names of the columns included. */
    row: count,
    fate: oneOf('added', 'changed', 'same', 'refused'),
    cells: list(text),
  },
  { /** Of a changed one: what the cells held. */ was: list(text), /** Of a refused one. */ why: text },
);
export type PastedRow = Of<typeof pastedRow>;

const pasteAnswer = map({
  columns: list(text),
  counts: map({ added: count, changed: count, same: count, refused: count }),
  /** The first of them, those that are refused before the others. */
  rows: list(pastedRow),
});
export type PasteAnswer = Of<typeof pasteAnswer>;

export const sheetCalls = {
  /** Some of the rows: of those that have some letters (`seek`), so many (`count`) after the first ones (`from`). */
  sheet: read(more(sheetPlace, {}, { from: count, count, seek: text }), sheetAnswer),
  /** Types a text in a cell. */
  cell: change(more(sheetPlace, { row: count, column: count, text, base }), editAnswer),
  /** What would become of rows that were copied in a spreadsheet. */
  checkPaste: send(more(sheetPlace, { text }), pasteAnswer),
  paste: change(more(sheetPlace, { text, base }), editAnswer),
};
