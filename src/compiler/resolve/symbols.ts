import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconShapes } from '../../plan/page.ts';
import type { Contracts } from '../check/contracts.ts';
import type { FoundFile } from '../read/files.ts';
import type { Path, Source } from '../read/source.ts';

/** Everything that config may refer to, by name. */
export interface SymbolTable {
  readonly sources: readonly Source[];
  readonly forms: ReadonlyMap<string, Source>;
  readonly wizards: ReadonlyMap<string, Source>;
  readonly lists: ReadonlyMap<string, Source>;
  readonly catalogs: ReadonlyMap<string, Source>;
  readonly pages: readonly Source[];
  readonly site: Source | undefined;
  /** The page at each address in small letters: of pages, their other addresses, and of each entry of an address with {id}. */
  readonly paths: ReadonlyMap<string, Source>;
  readonly assets: ReadonlySet<string>;
  readonly icons: ReadonlyMap<string, IconShapes>;
  readonly contracts: Contracts;
  /** Files that could not be read or do not fit their contract, as kind/id: what they name is known to exist. */
  readonly broken: ReadonlySet<string>;
  /** Whether the addresses of every page are known, so that one that no page has is an unknown one. */
  readonly pagesWhole: boolean;
}

/** Collect the names of all sources. `broken`: what else there is, of which no more is known. */
export function collectSymbols(
  sources: readonly Source[],
  broken: readonly Pick<FoundFile, 'kind' | 'id'>[],
  assets: readonly string[],
  contracts: Contracts,
): SymbolTable {
  const of = (kind: Source['kind']) =>
    new Map(sources.filter((source) => source.kind === kind).map((source) => [source.id, source]));
  const pages = [...of('page').values()];
  const catalogs = of('catalog');
  return {
    sources,
    forms: of('form'),
    wizards: of('wizard'),
    lists: of('list'),
    catalogs,
    pages,
    site: of('site').get('site'),
    paths: new Map(pages.flatMap((page) => pathsOf(page, catalogs).map((path) => [path.toLowerCase(), page] as const))),
    assets: new Set(assets),
    icons: lucideIcons(),
    contracts,
    broken: new Set(broken.map(({ kind, id }) => `${kind}/${id}`)),
    pagesWhole:
      !broken.some(({ kind }) => kind === 'page' || kind === 'catalog') &&
      pages.every((page) => (varies(page) ? entriesOf(page, catalogs) !== undefined : true)),
  };
}

/** The addresses at which a page can be reached; an address with {id} gives one for each entry. */
export function pathsOf(page: Source, catalogs: ReadonlyMap<string, Source>): string[] {
  const path = text(at(page.data, ['path']));
  if (path === undefined) return [];
  const also = array(at(page.data, ['also'])).map(String);
  if (!path.includes('{id}')) return [path, ...also];
  return array(at(entriesOf(page, catalogs)?.data, ['items'])).map((item) =>
    path.replace('{id}', String(at(item, ['id']))),
  );
}

/** Whether a page's address has a part that varies. */
export const varies = (page: Source): boolean => text(at(page.data, ['path']))?.includes('{') === true;

/** The catalog whose items each get a page. */
const entriesOf = (page: Source, catalogs: ReadonlyMap<string, Source>): Source | undefined =>
  catalogs.get(text(at(page.data, ['entries'])) ?? '');

/** Read a value by path from data of any shape. */
export function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value && typeof value === 'object' && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
}

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const array = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

let icons: ReadonlyMap<string, IconShapes> | undefined;

/** The Lucide set, read once: some 1,700 icons of which a page ships those it names. */
function lucideIcons(): ReadonlyMap<string, IconShapes> {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  return (icons ??= new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, IconShapes>)));
}
