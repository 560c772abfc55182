import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { placeOf, placeOfRange } from '../read/source.ts';
import { firstFew } from './few.ts';
import type { Csv, CsvCell } from './csv.ts';

/** A row as it is written: a cell for each column, in the table's order. */
export interface RawRow {
  readonly cells: readonly unknown[];
  /** The object from which the row was made: the same object as long as nothing in it changes. */
  readonly from: object;
  readonly place: () => Place;
  readonly cellPlace: (column: number) => Place;
}

export interface RawRows {
  readonly rows: readonly RawRow[];
  readonly problems: readonly Problem[];
}

/**
 * The rows of a table, from its own file or from the CSV file that it names.
 * Problems: table/bad-row, table/bad-csv, table/unknown-csv, table/unknown-column
 */
export function rawRows(source: Checked<'table'>, csvs: ReadonlyMap<string, Csv>): RawRows {
  const { match, result, rows } = source.data;
  const names = [...Object.keys(match), ...Object.keys(result)];
  if (typeof rows !== 'string') return ownRows(source, rows, names);
  const csv = csvs.get(rows);
  if (!csv) return { rows: [], problems: [say.unknownCsv(placeOf(source, ['rows']), rows, [...csvs.keys()])] };
  return csv.problems.length > 0 ? { rows: [], problems: csv.problems } : csvRows(csv, names);
}

function ownRows(source: Checked<'table'>, rows: readonly (readonly unknown[])[], names: readonly string[]): RawRows {
  const problems = firstFew(
    [...rows.entries()].filter(([, cells]) => cells.length !== names.length),
    ([index, cells], others) => say.badRow(placeOf(source, ['rows', index]), cells.length, names, others),
  );
  return {
    problems,
    rows: rows.flatMap((cells, index) =>
      cells.length === names.length
        ? [
            {
              cells,
              from: cells,
              place: () => placeOf(source, ['rows', index]),
              cellPlace: (column: number) => placeOf(source, ['rows', index, column]),
            },
          ]
        : [],
    ),
  };
}

function csvRows(csv: Csv, names: readonly string[]): RawRows {
  const [header = [], ...records] = csv.records;
  const place = (cells: readonly CsvCell[]) =>
    placeOfRange(csv, cells[0]?.start ?? 0, Math.max(1, cells.at(-1)?.end ?? 1));
  const headers = headerProblems(csv, header, names, place(header));
  if (headers.length > 0) return { rows: [], problems: headers };
  if (records.length === 0) return { rows: [], problems: [say.noCsvRows(place(header))] };
  const order = names.map((name) => header.findIndex(({ text }) => text === name));
  const written = header.map(({ text }) => text);
  const problems = firstFew(
    records.filter((cells) => cells.length !== names.length),
    (cells, others) => say.badRow(place(cells), cells.length, written, others),
  );
  return {
    problems,
    rows: records.flatMap((cells) =>
      cells.length === names.length
        ? [
            {
              cells: order.map((index) => cells[index]!.text),
              from: cells,
              place: () => place(cells),
              cellPlace: (column: number) => place([cells[order[column]!]!]),
            },
          ]
        : [],
    ),
  };
}

function headerProblems(csv: Csv, header: readonly CsvCell[], names: readonly string[], whole: Place): Problem[] {
  if (header.every(({ text }) => !names.includes(text))) return [say.noHeader(whole, names)];
  const seen = new Set<string>();
  const wrong = header.flatMap((cell) => {
    const place = placeOfRange(csv, cell.start, Math.max(cell.start + 1, cell.end));
    if (!names.includes(cell.text)) return [say.unknownColumn(place, cell.text, names)];
    if (seen.has(cell.text)) return [say.columnTwice(place, cell.text)];
    seen.add(cell.text);
    return [];
  });
  const missing = names.filter((name) => !seen.has(name));
  return wrong.length > 0 || missing.length === 0 ? wrong : [say.missingColumns(whole, missing)];
}
