import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { quote } from '../../shared/problems/show.ts';
import type { CellValue, DecisionTable, MatchColumn, ResultColumn, TableRow, Test } from '../../shared/plan/table.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf } from '../read/source.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';
import { digitsAlone, isCellFault, readChoice, readTest, type CellFault } from './cell.ts';
import { lintColumns, matchColumns, resultColumns } from './columns.ts';
import type { Csv } from './csv.ts';
import { asNumber, asOneOf, asTest } from './csv-cell.ts';
import { firstFew } from './few.ts';
import { rawRows, type RawRow } from './raw-rows.ts';
import { perText } from '../../shared/memo.ts';

/** A table with the places of its rows, and the problems of its columns and cells. */
export interface ReadTable {
  readonly table: DecisionTable;
  readonly source: Checked<'table'>;
  readonly places: readonly (() => Place)[];
  readonly problems: readonly Problem[];
}

/**
 * Reads a table that fits its contract. Rows with a mistake are left out.
 * Problems: table/bad-cell, and those of columns and rows
 */
export function readTable(
  source: Checked<'table'>,
  symbols: Pick<SymbolTable, 'lists'>,
  csvs: ReadonlyMap<string, Csv>,
): ReadTable {
  const { id, data } = source;
  const [columns, results] = [matchColumns(source, symbols), resultColumns(source, symbols)];
  const wrong = lintColumns(source, symbols);
  // Cells cannot be read while the values of their columns are unknown.
  const raw = wrong.length > 0 ? { rows: [], problems: wrong } : rawRows(source, csvs);
  const reader = new RowReader(columns, results, data, symbols);
  const known = readWith(JSON.stringify([data.match, data.result, typeof data.rows, columns, reader.choices]));
  const read = raw.rows.map((row) => {
    const before = known.get(row.from);
    if (before) return before;
    const made = reader.row(row);
    // Faults contain their place, which may change, so only valid rows are cached.
    if (made.row) known.set(row.from, made);
    return made;
  });
  const otherwise =
    wrong.length === 0 && data.default
      ? results.map(({ name }, index) => readDefault(reader, source, name, index))
      : undefined;
  return {
    source,
    table: {
      id,
      columns,
      results,
      first: data.decides === 'first',
      rows: read.flatMap(({ row }) => row ?? []),
      otherwise: otherwise?.map(({ value }) => value),
    },
    places: raw.rows.flatMap(({ place }, index) => (read[index]!.row ? [place] : [])),
    problems: [
      ...raw.problems,
      ...cellProblems(read.flatMap((one) => one.faults)),
      ...(otherwise ?? []).flatMap((one) => one.problem ?? []),
    ],
  };
}

/** Cached valid rows, by the columns with which they were read: an edit mostly changes one row of many. */
const readWith = perText(50, () => new WeakMap<object, RowRead>());

interface RowRead {
  readonly row?: TableRow;
  readonly faults: readonly BadCell[];
}

/** A cell that cannot be read. */
interface BadCell extends CellFault {
  readonly column: string;
  readonly place: () => Place;
}

/** The first few faults of each column, and the number of the others. */
function cellProblems(faults: readonly BadCell[]): Problem[] {
  const byColumn = new Map<string, BadCell[]>();
  for (const fault of faults) {
    const known = byColumn.get(fault.column);
    if (known) known.push(fault);
    else byColumn.set(fault.column, [fault]);
  }
  return [...byColumn.values()].flatMap((all) =>
    firstFew(all, ({ place, column, why, fix }, others) => say.badCell(place(), column, why, fix, others)),
  );
}

function readDefault(reader: RowReader, source: Checked<'table'>, name: string, index: number) {
  const written = source.data.default?.[name];
  if (written === undefined) return { value: '' };
  const read = reader.result(index, written);
  return isCellFault(read)
    ? { value: '', problem: say.badCell(placeOf(source, ['default', name]), name, read.why, read.fix) }
    : { value: read };
}

class RowReader {
  constructor(
    private readonly columns: readonly MatchColumn[],
    private readonly results: readonly ResultColumn[],
    private readonly data: Checked<'table'>['data'],
    private readonly symbols: Pick<SymbolTable, 'lists'>,
  ) {}

  /** For columns with a list: the values that each may give. */
  get choices(): readonly unknown[] {
    return this.results.map(({ list }) => optionsOf(list, this.symbols).map(({ value }) => value));
  }

  /** The tests and results of a row; undefined when one of its cells is invalid. */
  row({ cells, cellPlace }: RawRow): RowRead {
    const isText = typeof this.data.rows === 'string';
    const tests = this.columns.map((column, index) =>
      readTest(column, isText ? asTest(column, String(cells[index])) : cells[index]),
    );
    const results = this.results.map((_, index) => {
      const cell = cells[this.columns.length + index];
      return this.result(index, isText ? this.asResult(index, String(cell)) : cell);
    });
    const names = [...this.columns, ...this.results].map(({ name }) => name);
    const faults = [...tests, ...results].flatMap((read, index) =>
      isCellFault(read) ? [{ ...read, column: names[index]!, place: () => cellPlace(index) }] : [],
    );
    return faults.length > 0
      ? { faults }
      : { row: { tests: tests as Test[], results: results as CellValue[] }, faults };
  }

  /** The value of a result cell. */
  result(index: number, cell: unknown): CellValue | CellFault {
    const { name, type, list } = this.results[index]!;
    if (list !== undefined)
      return readChoice(
        optionsOf(list, this.symbols).map(({ value }) => value),
        cell,
      );
    const { type: declared, minimum = -Infinity, maximum = Infinity } = this.data.result[name]!;
    const why = (text: string, fix = `"${name}" says what it takes: correct one of the two.`): CellFault => ({
      why: `${quote(cell)} is ${text}`,
      fix,
    });
    if (cell === '') return { why: 'this cell is empty', fix: `Every row gives ${columnTypes[type]} here.` };
    if (typeof cell !== type) return why(`not ${columnTypes[type]}`, wrongTypeFix(type, cell));
    if (typeof cell === 'number') {
      if (declared === 'integer' && !Number.isInteger(cell)) return why('not whole');
      if (cell < minimum) return why(`less than ${minimum}`);
      if (cell > maximum) return why(`more than ${maximum}`);
    }
    return cell as CellValue;
  }

  /** In a CSV file every cell is a text. */
  private asResult(index: number, text: string): unknown {
    const { type, list } = this.results[index]!;
    if (list !== undefined)
      return asOneOf(
        optionsOf(list, this.symbols).map(({ value }) => value),
        text,
      );
    if (type === 'boolean') return asOneOf([true, false], text);
    return type === 'number' ? asNumber(text) : text;
  }
}

/** The fix for a value of another type that may only be written wrongly. */
function wrongTypeFix(type: ResultColumn['type'], cell: unknown): string | undefined {
  if (typeof cell !== 'string') return type === 'string' ? `Put it in quotes: "${String(cell)}".` : undefined;
  const meant = type === 'boolean' ? asOneOf([true, false], cell) : asNumber(cell);
  if (typeof meant === type) return `Write it without quotes: ${String(meant)}.`;
  return type === 'number' ? digitsAlone(cell) : undefined;
}

const columnTypes = { number: 'a number', string: 'a text', boolean: 'true or false' } as const;
