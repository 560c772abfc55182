import type { Checked } from '../../compiler/check/checked.ts';
import { optionsOf } from '../../compiler/resolve/symbols.ts';
import { recordsOf, type CsvCell } from '../../compiler/table/csv.ts';
import type { Collector } from './collector.ts';
import type { SiteView } from './site-view.ts';

/** Collects every place where a table names a column, or an option in a cell. */
export function collectTables({ symbols }: SiteView, into: Collector): void {
  for (const source of symbols.tables.values()) {
    collectColumns(source, into);
    const { rows } = source.data;
    const csv = typeof rows === 'string' ? symbols.rowFiles.get(rows) : undefined;
    const file = { symbols, into, source, columns: columnsOf(source) };
    if (csv) collectCsv(file, recordsOf(csv.text), csv);
    else if (typeof rows !== 'string') collectRows(file, rows);
  }
}

interface TableFile {
  readonly symbols: SiteView['symbols'];
  readonly into: Collector;
  readonly source: Checked<'table'>;
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly list: string | undefined;
}

const columnsOf = ({ data: { match, result } }: Checked<'table'>): Column[] =>
  [...Object.entries(match), ...Object.entries(result)].map(([name, { list }]) => ({ name, list }));

function collectColumns(source: Checked<'table'>, into: Collector): void {
  const { match, result, default: otherwise = {} } = source.data;
  const add = (part: string, names: object, declares: boolean): void => {
    for (const name of Object.keys(names))
      into.add('column', `${source.id}.${name}`, { source, path: [part, name], key: true, declares });
  };
  add('match', match, true);
  add('result', result, true);
  add('default', otherwise, false);
}

const isOption = ({ symbols }: TableFile, list: string | undefined, text: string): boolean =>
  optionsOf(list, symbols).some(({ value }) => String(value) === text);

function collectRows(file: TableFile, rows: readonly (readonly unknown[])[]): void {
  const { source, into, columns } = file;
  for (const [row, cells] of rows.entries())
    for (const [index, cell] of cells.entries()) {
      const { list } = columns[index]!;
      const parts = Array.isArray(cell) ? (cell as unknown[]) : [cell];
      for (const [part, value] of parts.entries())
        if (isOption(file, list, String(value)))
          into.add('option', `${list ?? ''}.${String(value)}`, {
            source,
            path: ['rows', row, index, ...(Array.isArray(cell) ? [part] : [])],
          });
    }
}

/** Collects the columns in the first line, and the options in the others. */
function collectCsv(
  file: TableFile,
  [header = [], ...records]: readonly (readonly CsvCell[])[],
  csv: Parameters<Collector['addText']>[2],
): void {
  const { source, into, columns } = file;
  const lists = header.map(({ text }) => columns.find(({ name }) => name === text)?.list);
  for (const cell of header) into.addText('column', `${source.id}.${cell.text}`, csv, cell);
  for (const cells of records)
    for (const [index, cell] of cells.entries())
      for (const match of cell.text.matchAll(/[^|\s](?:[^|]*[^|\s])?/g)) {
        const [value] = match;
        const start = cell.start + match.index;
        if (isOption(file, lists[index], value))
          into.addText('option', `${lists[index] ?? ''}.${value}`, csv, { start, end: start + value.length });
      }
}
