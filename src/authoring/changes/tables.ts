import type { Checked } from '../../compiler/check/checked.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { counted } from '../../shared/problems/show.ts';
import { fromTo, shortened, valueWords } from './words/values.ts';
import { deltas, movedKeys, type Delta } from './delta.ts';
import { cellsOf, pairedRows, type Cells, type RowPair } from './table-rows.ts';

/** A table with the CSV files of its site. */
export interface TableVersion {
  readonly data: Checked<'table'>['data'];
  readonly csvs: SymbolTable['rowFiles'];
}

/** Maximum number of changed rows that are described; the rest are only counted. */
const maxToldRows = 10;

/** In longer tables, moved rows are not computed. */
const maxOrderedRows = 500;

/** Describes the changes of a table: its columns, its rows, and its rows of future days, cell by cell. */
export function describeTable(before: TableVersion, after: TableVersion): string[] {
  const later = [before, after].flatMap(({ data }) => (data.changes ?? []).map(({ from }) => from));
  return [
    ...deltas(settings(before.data), settings(after.data)).map(settingWords),
    ...rowWords(before, after, before.data.rows, after.data.rows),
    ...[...new Set(later)].sort().flatMap((day) => laterWords(before, after, day)),
  ];
}

/** The settings of a table, other than rows, that visitors can notice. */
const settings = ({ match, result, decides = 'only', default: otherwise }: TableVersion['data']) => ({
  columns: { ...match, ...result },
  decides,
  ...(otherwise && { default: otherwise }),
});

function settingWords({ path: [part, name, ...rest], how, before, after }: Delta): string {
  const change = how === 'changed' ? fromTo(before, after) : `${how}: ${shortened(valueWords(after ?? before))}`;
  if (part !== 'columns') return `${[part, name].filter((key) => key !== undefined).join(' ')}: ${change}`;
  return rest.length === 0 ? `column "${name ?? ''}" ${how}` : `column "${name ?? ''}": ${rest.join(' ')} ${change}`;
}

/** Describes the rows of a future day. */
function laterWords(before: TableVersion, after: TableVersion, day: string): string[] {
  const [old, now] = [before, after].map(({ data }) => data.changes?.find(({ from }) => from === day));
  if (!now) return [`the rows from ${day} on removed`];
  // A new day is compared with the current rows.
  const words = rowWords(before, after, old?.rows ?? after.data.rows, now.rows, old ? before : after);
  return words.map((one) => `from ${day} on, ${one}`);
}

function rowWords(
  before: TableVersion,
  after: TableVersion,
  old: TableVersion['data']['rows'],
  now: TableVersion['data']['rows'],
  from = before,
): string[] {
  const match = Object.keys(after.data.match).filter((name) => Object.hasOwn(from.data.match, name));
  const rows = [cellsOf(old, from.data, from.csvs), cellsOf(now, after.data, after.csvs)] as const;
  const told = pairedRows(...rows, match).flatMap((pair) => pairWords(pair, after.data) ?? []);
  const rest = told.length - maxToldRows;
  return [
    ...told.slice(0, maxToldRows),
    ...(rest > 0 ? [`${counted(rest, 'more row')} changed`] : []),
    ...(after.data.decides === 'first' ? orderWords(...rows, match) : []),
  ];
}

function pairWords({ before, after }: RowPair, { match, result }: TableVersion['data']): string | undefined {
  const row = (cells: Cells) => `row ${cellWords(cells, Object.keys(match)) || 'for any answers'}`;
  const gives = (cells: Cells) => cellWords(cells, Object.keys(result));
  if (!before) return after && `${row(after)} added: ${gives(after)}`;
  if (!after) return `${row(before)} removed: it gave ${gives(before)}`;
  const changed = [...Object.keys(match), ...Object.keys(result)].filter(
    (name) => before.has(name) && after.has(name) && before.get(name) !== after.get(name),
  );
  if (changed.length === 0) return undefined;
  const cells = changed.map((name) => `${name} ${before.get(name) ?? ''} → ${after.get(name) ?? ''}`);
  return `${row(before)}: ${cells.join(', ')}`;
}

/** Some cells with their columns, without cells that match any value. */
const cellWords = (cells: Cells, names: readonly string[]): string =>
  names
    .filter((name) => cells.has(name) && cells.get(name) !== 'any')
    .map((name) => `${name} ${cells.get(name) ?? ''}`)
    .join(', ');

/** Describes changes of the row order, which matters if the first matching row decides. */
function orderWords(before: readonly Cells[], after: readonly Cells[], match: readonly string[]): string[] {
  const keys = (rows: readonly Cells[]) => rows.map((row) => cellWords(row, match) || 'for any answers');
  const [old, now] = [keys(before), keys(after)];
  const [were, are] = [new Set(old), new Set(now)];
  const common = now.filter((key) => were.has(key));
  const isKept = common.join('\n') === old.filter((key) => are.has(key)).join('\n');
  if (isKept) return [];
  const moved = common.length > maxOrderedRows ? [] : movedKeys(old, now);
  if (moved.length === 0 || moved.length > 3) return ['rows in another order'];
  return moved.map((key) => {
    const previous = now[now.indexOf(key) - 1];
    return previous === undefined ? `row ${key} comes first now` : `row ${key} comes after row ${previous} now`;
  });
}
