/** What the visitor asks for: the filters (spec 2.55), the ids of the chosen policies (spec 2.57) and how they are shown. */
export interface Criteria {
  readonly type: string;
  readonly q: string;
  /** Rupees a year. */
  readonly maxPremium: number;
  readonly chosen: readonly string[];
  /** Of the chosen ones, only what differs. */
  readonly differing: boolean;
}

/** What a page allows; the first type stands for all. */
export interface Bounds {
  readonly types: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly limit: number;
}

/** Longer searches are cut: an address is no place for them. */
export const LONGEST_SEARCH = 80;

/** The value of `rows` in an address that asks for the differences alone. */
const differing = 'differing';

/** Criteria of an address's query. What is missing or makes no sense there is as if nothing was asked. */
export function readCriteria(search: string, bounds: Bounds): Criteria {
  const query = new URLSearchParams(search);
  const type = query.get('type')?.toLowerCase() ?? '';
  const ids = (query.get('with') ?? '').split(',').filter((id) => /^[a-z0-9-]{1,64}$/.test(id));
  return {
    type: bounds.types.includes(type) ? type : allTypes(bounds),
    q: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
    maxPremium: amountOf(query.get('maxPremium'), bounds),
    chosen: [...new Set(ids)].slice(0, bounds.limit),
    differing: query.get('rows') === differing,
  };
}

/** The query of an address for these criteria: ours replaced in `search`, what is not ours kept, defaults left out. */
export function writeCriteria(
  search: string,
  { type, q, maxPremium, chosen, differing: isDiffering }: Criteria,
  bounds: Bounds,
): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string): void => (value ? query.set(name, value) : query.delete(name));
  put('type', type === allTypes(bounds) ? '' : type);
  put('q', q);
  put('maxPremium', maxPremium === bounds.max ? '' : String(maxPremium));
  put('with', chosen.join(','));
  put('rows', isDiffering ? differing : '');
  return query.toString().replaceAll('%2C', ',');
}

const allTypes = ({ types }: Bounds): string => types[0] ?? '';

function amountOf(text: string | null, { min, max }: Bounds): number {
  const amount = text?.trim() ? Number(text) : max;
  return Number.isFinite(amount) ? Math.min(Math.max(amount, min), max) : max;
}
