import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { CellRequest, PasteAnswer, PasteRequest, PastedRow, SheetAnswer } from '../../shared/sheet.ts';
import type { EditAnswer } from '../../shared/edits.ts';
import type { Path } from '../../shared/path.ts';
import { change } from '../workspace/change.ts';
import { hashOf } from '../workspace/config-files.ts';
import { orRefused } from '../edit/routes.ts';
import type { What } from '../workspace/history.ts';
import type { Route } from '../http/http.ts';
import { asPath, pathIn } from '../http/paths.ts';
import { refuseOld } from '../workspace/refuse-old.ts';
import { Refusal } from '../http/refusal.ts';
import type { Studio } from '../studio.ts';
import { planPaste } from './paste.ts';
import { csvSheet, sheetIn } from './sheet.ts';
import { rowsOf } from './tsv.ts';
import type { Sheet } from './column.ts';
import { linesOf } from './lines.ts';

/** So many rows are sent at once. */
const most = 500;

/** `GET sheet?file=…&path=[…]&from=0&count=60&seek=…`: some rows of a sheet, of those that have some letters. */
export const sheetRoute =
  (studio: Studio): Route =>
  ({ query }): SheetAnswer => {
    const { sheet, text } = sheetOf(studio, query.get('file') ?? '', pathIn(query.get('path')));
    const wanted = (query.get('seek') ?? '').toLowerCase();
    const all = sheet.rows.map((cells, index) => ({ index, cells }));
    const found =
      wanted === '' ? all : all.filter(({ cells }) => cells.some((cell) => cell.toLowerCase().includes(wanted)));
    const from = Number(query.get('from') ?? 0);
    return {
      columns: sheet.columns.map(({ name }) => name),
      size: all.length,
      found: found.length,
      rows: found.slice(from, from + Math.min(most, Number(query.get('count') ?? most))),
      base: hashOf(text),
      turn: studio.workspace.turn,
    };
  };

/** `POST cell`: gives a cell what is typed in it. */
export const cellRoute =
  (studio: Studio): Route =>
  ({ body }): EditAnswer => {
    const { file, path, row, column, text: typed, base } = (body ?? {}) as Partial<CellRequest>;
    if (typeof file !== 'string' || typeof typed !== 'string' || !isPlace(row) || !isPlace(column))
      throw new Refusal(400, 'A cell has a row, a column and a text.');
    const at = asPath(path);
    const { sheet, text } = sheetOf(studio, file, at, namesToType(studio, file));
    refuseOld(text, base);
    const cell = sheet.columns[column]?.read(typed.trim());
    if (!cell || !sheet.rows[row]) throw new Refusal(422, 'There is no such cell.');
    if ('why' in cell) throw new Refusal(422, `Not changed: ${cell.why}.`);
    return changed(studio, file, sheet.whatOf({ row, column }), () => sheet.withCell(row, column, cell.value));
  };

/** `POST paste`: says what would become of pasted rows, or takes over those that are understood, in one step. */
export const pasteRoute =
  (studio: Studio): Route =>
  ({ body }): EditAnswer | PasteAnswer => {
    const { file, path, text: pasted, base, takes } = (body ?? {}) as Partial<PasteRequest>;
    if (typeof file !== 'string' || typeof pasted !== 'string') throw new Refusal(400, 'What is pasted has a place.');
    const at = asPath(path);
    const { sheet, text } = sheetOf(studio, file, at, namesToType(studio, file));
    const plan = planPaste(sheet, sheet.hasLines ? linesOf(pasted) : rowsOf(pasted));
    if (takes !== true) return told(sheet, plan.rows);
    refuseOld(text, base);
    return changed(studio, file, sheet.whatOf(), () => sheet.withRows(plan.changed, plan.added));
  };

const isPlace = (number: unknown): number is number => Number.isInteger(number) && Number(number) >= 0;

function changed(studio: Studio, file: string, what: What, edit: () => string): EditAnswer {
  const now = orRefused(edit);
  const answer = change(studio, what, new Map([[file, now]]));
  return { ...answer, base: hashOf(now), turn: studio.workspace.turn };
}

function told({ columns }: Sheet, rows: readonly PastedRow[]): PasteAnswer {
  const count = (fate: PastedRow['fate']) => rows.filter((row) => row.fate === fate).length;
  const counts = { added: count('added'), changed: count('changed'), same: count('same'), refused: count('refused') };
  const order: PastedRow['fate'][] = ['refused', 'changed', 'added'];
  return {
    columns: columns.map(({ name }) => name),
    counts,
    rows: order.flatMap((fate) => rows.filter((row) => row.fate === fate)).slice(0, most),
  };
}

/**
 * The names that may stand in cells: also those that only drafts have. An option of a list and the row of a table that
 * names it are each refused without the other.
 */
function namesToType({ workspace }: Studio, file: string): SymbolTable {
  const { names } = workspace.site;
  const drafts = workspace.drafts.filter(({ isOutdated }) => !isOutdated);
  if (drafts.length === 0) return names;
  const { symbols } = workspace.trial(new Map(drafts.map((draft) => [draft.file, draft.text]))).begun;
  return symbols.files.has(file) ? symbols : names;
}

function sheetOf(
  { workspace }: Studio,
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
