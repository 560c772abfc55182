import type { CatalogCompareBlock, FilterControl } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogPlan } from '../../../shared/plan/catalog.ts';
import { filterChoices, type ItemQuery } from '../../../shared/catalog/filter.ts';
import { isItemId } from '../../../shared/catalog/ids.ts';
import { listedOrder } from '../../../shared/catalog/order.ts';

/** What the visitor asks for: the filters (spec 2.55), and the chosen items (spec 2.57) with how they are shown. */
export interface Criteria {
  readonly filters: ItemQuery;
  readonly sort: string;
  /** Ids of the chosen items. */
  readonly chosen: readonly string[];
  /** Whether to show only the rows in which the chosen items differ. */
  readonly differing: boolean;
}

/** A filter as it is drawn: a choice of some values, a search, or a slider. */
export interface Control extends FilterControl {
  readonly kind: 'choice' | 'search' | 'slider';
  readonly values: readonly string[];
  /** Its start value, which excludes no item. */
  readonly start: string | number;
}

/** The valid criteria of a page. */
export interface Bounds {
  readonly controls: readonly Control[];
  readonly orders: readonly string[];
  readonly limit: number;
}

type Bounding = Pick<CatalogCompareBlock, 'filters' | 'sort' | 'limit' | 'elsewhere'>;

export const criteriaBounds = (block: Bounding, catalog: Pick<CatalogPlan, 'api' | 'attributes'>): Bounds => ({
  controls: block.filters.by.map((control) => {
    const filter = catalog.api.filters?.[control.name] ?? {};
    if (filter.words) return { longest: filter.longest ?? 0, ...control, kind: 'search', values: [], start: '' };
    if (filter.is === undefined)
      return { ...control, kind: 'slider', values: [], start: (filter.atMost ? control.max : control.min) ?? 0 };
    const values = filterChoices({ ...filter, none: [] }, catalog);
    const others = block.elsewhere?.filter === control.name ? [block.elsewhere.value] : [];
    return { ...control, kind: 'choice', values: [...values, ...others], start: values[0] ?? '' };
  }),
  orders: [listedOrder, ...(block.sort?.by ?? [])],
  limit: block.limit,
});

/** The value of `rows` in an address that asks only for rows that differ. */
const differing = 'differing';

/** The criteria in the query of an address. Missing and invalid ones get their defaults. */
export function readCriteria(search: string, { controls, orders, limit }: Bounds): Criteria {
  const query = new URLSearchParams(search);
  const ids = (query.get('with') ?? '').split(',').filter(isItemId);
  return {
    filters: Object.fromEntries(
      controls.map((control) => [control.name, readCriterion(query.get(control.name), control)]),
    ),
    sort: orders.find((order) => order === query.get('sort')) ?? listedOrder,
    chosen: [...new Set(ids)].slice(0, limit),
    differing: query.get('rows') === differing,
  };
}

function readCriterion(
  text: string | null,
  { kind, values, start, longest, min = 0, max = 0 }: Control,
): string | number {
  if (text === null) return start;
  if (kind === 'search') return text.slice(0, longest);
  if (kind === 'choice') return values.find((value) => value === text.toLowerCase()) ?? start;
  const number = text.trim() ? Number(text) : NaN;
  return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : start;
}

/** The query `search` with these criteria in it. Defaults are left out, and parameters that are not ours are kept. */
export function writeCriteria(search: string, criteria: Criteria, { controls }: Bounds): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: unknown, start: unknown): void =>
    value === start ? query.delete(name) : query.set(name, String(value));
  for (const { name, start } of controls) put(name, criteria.filters[name], start);
  put('sort', criteria.sort, listedOrder);
  put('with', criteria.chosen.join(','), '');
  put('rows', criteria.differing ? differing : '', '');
  return query.toString().replaceAll('%2C', ',');
}
