import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Handlers } from '../../contract/call.ts';
import type { Of } from '../../contract/schema.ts';
import type { PasteAnswer, PastedRow, sheetCalls } from '../contract.ts';
import type { Path } from '../../contract/path.ts';
import { changeText } from '../../workspace/change.ts';
import { hashOf } from '../../workspace/config-files.ts';
import { refuseOld } from '../../workspace/refuse.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Changing } from '../../http/studio.ts';
import { planPaste } from './paste.ts';
import { csvSheet, sheetIn } from './sheet.ts';
import { copiedRows } from './tsv.ts';
import type { Sheet } from './column.ts';
import { copiedLines } from './lines.ts';

/** Most rows in an answer. */
const maxRows = 500;

export const sheetHandlers = (studio: Changing) =>
  ({
    sheet: ({ file, path, from = 0, count = maxRows, seek = '' }) => {
      const { sheet, text } = sheetOf(studio, file, path);
      const wanted = seek.toLowerCase();
      const all = sheet.rows.map((cells, index) => ({ index, cells }));
      const found =
        wanted === '' ? all : all.filter(({ cells }) => cells.some((cell) => cell.toLowerCase().includes(wanted)));
      return {
        columns: sheet.columns.map(({ name }) => name),
        widths: widthsOf(sheet),
        size: all.length,
        found: found.length,
        rows: found.slice(from, from + Math.min(maxRows, count)),
        base: hashOf(text),
        turn: studio.workspace.turn,
      };
    },
    cell: ({ file, path, row, column, text: typed, base }) => {
      const { sheet, text } = sheetOf(studio, file, path, namesToType(studio, file));
      refuseOld(text, base);
      const cell = sheet.columns[column]?.read(typed.trim());
      if (!cell || !sheet.rows[row]) throw new Refusal(422, 'There is no such cell.');
      if ('why' in cell) throw new Refusal(422, `Not changed: ${cell.why}.`);
      return changeText(studio, sheet.whatOf({ row, column }), file, sheet.withCell(row, column, cell.value));
    },
    checkPaste: (asked) => {
      const { sheet, plan } = pastePlan(studio, asked);
      return pasteAnswerOf(sheet, plan.rows);
    },
    /** Pastes the valid rows, in one step. */
    paste: ({ base, ...asked }) => {
      const { sheet, plan, text } = pastePlan(studio, asked);
      refuseOld(text, base);
      return changeText(studio, sheet.whatOf(), asked.file, sheet.withRows(plan.changed, plan.added));
    },
  }) satisfies Handlers<typeof sheetCalls>;

/** Wider columns would leave no room for others. In characters. */
const maxWidth = 60;

const widthsOf = ({ columns, rows }: Sheet): number[] =>
  columns.map(({ name }, index) =>
    rows.reduce((most, cells) => Math.min(maxWidth, Math.max(most, cells[index]?.length ?? 0)), name.length),
  );

/** What pasting the rows would do. */
function pastePlan(studio: Changing, { file, path, text: pasted }: Of<typeof sheetCalls.checkPaste.takes>) {
  const { sheet, text } = sheetOf(studio, file, path, namesToType(studio, file));
  return { sheet, text, plan: planPaste(sheet, sheet.hasLines ? copiedLines(pasted) : copiedRows(pasted)) };
}

function pasteAnswerOf({ columns }: Sheet, rows: readonly PastedRow[]): PasteAnswer {
  const count = (fate: PastedRow['fate']) => rows.filter((row) => row.fate === fate).length;
  const counts = { added: count('added'), changed: count('changed'), same: count('same'), refused: count('refused') };
  const order: PastedRow['fate'][] = ['refused', 'changed', 'added'];
  return {
    columns: columns.map(({ name }) => name),
    counts,
    rows: order.flatMap((fate) => rows.filter((row) => row.fate === fate)).slice(0, maxRows),
  };
}

/**
 * The names that cells can use, including those in drafts. A list option and a table row that uses it are each refused
 * without the other.
 */
function namesToType({ workspace }: Changing, file: string): SymbolTable {
  const { names } = workspace.site;
  const drafts = workspace.drafts.filter(({ isOutdated }) => !isOutdated);
  if (drafts.length === 0) return names;
  const { symbols } = workspace.trial(new Map(drafts.map((draft) => [draft.file, draft.text]))).begun;
  return symbols.files.has(file) ? symbols : names;
}

function sheetOf(
  { workspace }: Changing,
  file: string,
  path: Path,
  names = workspace.site.names,
): { sheet: Sheet; text: string } {
  const text = workspace.textOf(file);
  const source = names.files.get(file);
  const sheet =
    text === undefined ? undefined : source ? sheetIn(source, text, path, names) : csvSheet(file, text, names);
  if (text === undefined || !sheet) throw new Refusal(404, 'There are no rows with the same columns here.');
  return { sheet, text };
}
