import type { ResultCache } from '../cache/results.ts';
import type { Offer } from '../../shared/plan/config.generated.ts';
import type { DecisionTable } from '../../shared/plan/table.ts';
import type { Checked } from '../check/checked.ts';
import type { Inlined } from '../resolve/inline.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';
import type { Csv } from './csv.ts';
import { listTable } from './list-table.ts';
import { readTable, type ReadTable } from './read-table.ts';
import { whileSame } from '../../shared/memo.ts';

/** The tables of a site, by name. */
export type Tables = ReadonlyMap<string, ReadTable>;

/** Reads all tables. `lists`: the option lists whose values their columns have. */
export function readTables(sound: readonly Inlined[], csvs: ReadonlyMap<string, Csv>): Tables {
  const sources = sound.map(({ source }) => source);
  const lists = new Map(
    [...sources.filter(isList), ...sound.flatMap((one) => one.lists)].map((list) => [list.id, list] as const),
  );
  return new Map(sources.filter(isTable).map((source) => [source.id, readOnce(source, { lists }, csvs)]));
}

/** Reads a table again only when something that it depends on has changed. */
function readOnce(
  source: Checked<'table'>,
  symbols: Pick<SymbolTable, 'lists'>,
  csvs: ReadonlyMap<string, Csv>,
): ReadTable {
  const { match, result, rows } = source.data;
  const csv = typeof rows === 'string' ? csvs.get(rows) : undefined;
  const options = [...Object.values(match), ...Object.values(result)].map(({ list }) =>
    optionsOf(list, symbols).map(({ value }) => value),
  );
  const given = JSON.stringify([options, csv ? [] : [...csvs.keys()]]);
  return readChanged(source, { csv, given, symbols, csvs });
}

interface Rests {
  readonly csv: Csv | undefined;
  readonly given: string;
  readonly symbols: Pick<SymbolTable, 'lists'>;
  readonly csvs: ReadonlyMap<string, Csv>;
}

const readChanged = whileSame(
  (before: Rests, now: Rests) => before.csv === now.csv && before.given === now.given,
  (source: Checked<'table'>, { symbols, csvs }) => readTable(source, symbols, csvs),
);

const isList = (source: Checked): source is Checked<'list'> => source.kind === 'list';
const isTable = (source: Checked): source is Checked<'table'> => source.kind === 'table';

/**
 * The files whose expressions may look up tables, with the tables and the items that they may offer. An option list is
 * looked up like a table, unless a table has its name. `broken`: the names of tables that are not sound.
 */
export function withTables(
  sound: readonly Inlined[],
  tables: Tables,
  broken: readonly string[],
  kept: ResultCache,
): readonly Inlined[] {
  const offered = offeredIn(sound);
  const listed = sound.flatMap(({ source }) => (isList(source) ? (listTable(source) ?? []) : []));
  if (tables.size === 0 && broken.length === 0 && offered.size === 0 && listed.length === 0) return sound;
  const known = new Map<string, DecisionTable | undefined>([
    ...[...tables].map(([id, { table }]) => [id, table] as const),
    ...broken.map((id) => [id, undefined] as const),
    ...listed.filter(({ id }) => !tables.has(id)).map((table) => [table.id, table] as const),
  ]);
  return sound.map((one) =>
    one.source.kind === 'form' || one.source.kind === 'wizard'
      ? kept.once('tables', one.source, { tables: known, offered }, (asked) => ({
          source: { ...one.source, ...asked } as Checked,
          lists: one.lists,
        }))
      : one,
  );
}

/** The items of the catalogs that forms offer, by catalog. */
const offeredIn = (sound: readonly Inlined[]): ReadonlyMap<string, readonly Offer[]> =>
  new Map(
    sound.flatMap(({ source }) =>
      source.kind === 'catalog' && source.data.of === 'offers'
        ? [[source.id, source.data.items as unknown as readonly Offer[]] as const]
        : [],
    ),
  );
