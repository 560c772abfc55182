import { orders, type Order } from '../../catalog/sorted.ts';

/** What the visitor asks for: the filters (spec 2.55), and the chosen policies (spec 2.57) with how they are shown. */
export interface Criteria {
  readonly type: string;
  readonly q: string;
  /** Rupees a year. */
  readonly maxPremium: number;
  readonly sort: Order;
  /** Ids of the chosen policies. */
  readonly chosen: readonly string[];
  /** Whether only the rows are shown in which the chosen policies differ. */
  readonly differing: boolean;
}

/** What the criteria of a page may be. The first type stands for all types. */
export interface Bounds {
  readonly types: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly limit: number;
}

/** Longer searches are cut off, so that addresses stay short. */
export const LONGEST_SEARCH = 80;

/** The value of `rows` in an address that asks only for rows that differ. */
const differing = 'differing';

/** The criteria in the query of an address. Whatever is missing or not allowed there gets its default. */
export function readCriteria(search: string, bounds: Bounds): Criteria {
  const query = new URLSearchParams(search);
  const type = query.get('type')?.toLowerCase() ?? '';
  const ids = (query.get('with') ?? '').split(',').filter((id) => /^[a-z0-9-]{1,64}$/.test(id));
  return {
    type: bounds.types.includes(type) ? type : allTypes(bounds),
    q: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
    maxPremium: amountOf(query.get('maxPremium'), bounds),
    sort: orders.find((order) => order === query.get('sort')) ?? orders[0],
    chosen: [...new Set(ids)].slice(0, bounds.limit),
    differing: query.get('rows') === differing,
  };
}

/** The query `search` with these criteria in it. Defaults are left out, and parameters that are not ours are kept. */
export function writeCriteria(
  search: string,
  { type, q, maxPremium, sort, chosen, differing: isDiffering }: Criteria,
  bounds: Bounds,
): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string): void => (value ? query.set(name, value) : query.delete(name));
  put('type', type === allTypes(bounds) ? '' : type);
  put('q', q);
  put('maxPremium', maxPremium === bounds.max ? '' : String(maxPremium));
  put('sort', sort === orders[0] ? '' : sort);
  put('with', chosen.join(','));
  put('rows', isDiffering ? differing : '');
  return query.toString().replaceAll('%2C', ',');
}

const allTypes = ({ types }: Bounds): string => types[0] ?? '';

function amountOf(text: string | null, { min, max }: Bounds): number {
  const amount = text?.trim() ? Number(text) : max;
  return Number.isFinite(amount) ? Math.min(Math.max(amount, min), max) : max;
}
