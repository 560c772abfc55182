import { isPolicyId, mostPolicyIds } from '../../insurance/catalog/policyId.ts';
import { allTypes, type PolicyQuery } from '../../insurance/catalog/policies.ts';
import type { Catalog } from './catalog.ts';
import { Problem } from '../http/problem.ts';

type Queries = Catalog['policyQueries'];

export const longestSearch = 100;

/** A query string as Fastify parsed it. */
type Raw = Readonly<Record<string, unknown>>;

const parameters = new Set(['ids', 'type', 'q', 'minPremium', 'maxPremium']);

/** Checks the query of spec 7.03. Throws a problem that names the first parameter at fault. */
export function readPolicyQuery(raw: Raw, { types, highestPremium }: Queries): PolicyQuery {
  refuseUnknown(raw, parameters);
  const query = {
    ids: readIds(raw),
    type: readType(raw, types),
    q: readSearch(raw),
    minPremium: readPremium(raw.minPremium ?? 0, 'minPremium', highestPremium),
    maxPremium: readPremium(raw.maxPremium ?? highestPremium, 'maxPremium', highestPremium),
  };
  if (query.minPremium > query.maxPremium) throw bad('minPremium', 'must not be above maxPremium');
  return query;
}

/** Throws a problem for a parameter that is unknown, or given more than once. */
export function refuseUnknown(raw: Raw, known: ReadonlySet<string>): void {
  for (const name of Object.keys(raw)) {
    if (!known.has(name)) throw bad(name.slice(0, longestSearch), 'is not known');
    if (Array.isArray(raw[name])) throw bad(name, 'must be given once');
  }
}

function readIds({ ids }: Raw): ReadonlySet<string> | undefined {
  if (ids === undefined) return undefined;
  const all = String(ids).split(',');
  if (all.length > mostPolicyIds || !all.every(isPolicyId))
    throw bad('ids', `must be 1 to ${mostPolicyIds} ids of policies with commas between them`);
  return new Set(all);
}

function readType({ type = allTypes }: Raw, types: Queries['types']): string {
  const known = types.find((one) => one === type);
  if (known === undefined) throw bad('type', `must be one of ${types.join(', ')}`);
  return known;
}

function readSearch({ q = '' }: Raw): string {
  if (String(q).length > longestSearch) throw bad('q', `may have ${longestSearch} characters at most`);
  return String(q);
}

function readPremium(typed: unknown, name: string, highest: number): number {
  const value = /^\d{1,9}(\.\d{1,4})?$/.test(String(typed)) ? Number(typed) : NaN;
  if (!(value <= highest)) throw bad(name, `must be a number from 0 to ${highest}`);
  return value;
}

function bad(parameter: string, rule: string): Problem {
  return new Problem('bad-parameter', `The parameter ${parameter} ${rule}.`, { parameter });
}
