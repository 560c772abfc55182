import { ruleAgainst, type ItemQuery } from '../../shared/catalog/filter.ts';
import { isItemId } from '../../shared/catalog/ids.ts';
import type { ServedCatalog } from '../../shared/plan/catalog.ts';
import type { CatalogFilter } from '../../shared/plan/config.generated.ts';
import { Problem } from '../http/problem.ts';

/** A query string as Fastify parsed it. */
type Raw = Readonly<Record<string, unknown>>;

/** A checked query of spec 7.03. */
interface CatalogQuery {
  /** Only items with one of these ids; undefined for all. */
  readonly ids: ReadonlySet<string> | undefined;
  readonly asked: ItemQuery;
}

/** Validates the query of a catalog. Throws a problem that names the first invalid parameter. */
export function readCatalogQuery(raw: Raw, catalog: ServedCatalog): CatalogQuery {
  const { ids, filters = {} } = catalog.api;
  refuseUnknown(raw, new Set([...(ids === undefined ? [] : ['ids']), ...Object.keys(filters)]));
  const known = readIds(raw, ids);
  const given = Object.entries(filters).filter(([name]) => raw[name] !== undefined);
  const asked = Object.fromEntries(
    given.map(([name, filter]) => [name, readFilterValue(name, raw[name], filter, catalog)]),
  );
  for (const [name, { atLeast }] of given)
    for (const [other, { atMost }] of given)
      if (atLeast !== undefined && atLeast === atMost && Number(asked[name]) > Number(asked[other]))
        throw bad(name, `must not be above ${other}`);
  return { ids: known, asked };
}

/** Throws a problem if a parameter is unknown, or given more than once. */
export function refuseUnknown(raw: Raw, known: ReadonlySet<string>): void {
  for (const name of Object.keys(raw)) {
    if (!known.has(name)) throw bad(name.slice(0, 100), 'is not known');
    if (Array.isArray(raw[name])) throw bad(name, 'must be given once');
  }
}

function readIds({ ids }: Raw, most = 0): ReadonlySet<string> | undefined {
  if (ids === undefined) return undefined;
  const all = String(ids).split(',');
  if (all.length > most || !all.every(isItemId))
    throw bad('ids', `must be 1 to ${most} ids of items with commas between them`);
  return new Set(all);
}

function readFilterValue(name: string, value: unknown, filter: CatalogFilter, catalog: ServedCatalog): string | number {
  const text = String(value);
  const rule = ruleAgainst(text, filter, catalog);
  if (rule !== undefined) throw bad(name, rule);
  return filter.words || filter.is !== undefined ? text : Number(text);
}

function bad(parameter: string, rule: string): Problem {
  return new Problem('bad-parameter', `The parameter ${parameter} ${rule}.`, { parameter });
}
