import { policyClasses } from './catalog.ts';
import type { PolicyQuery } from './catalog.ts';
import { Problem } from '../http/problem.ts';

/** The ends of the premium slider, in rupees a year (spec 9.12). */
export const lowestPremium = 0;
export const highestPremium = 1000;

export const longestSearch = 100;

/** A query string as Fastify parsed it. */
type Raw = Readonly<Record<string, unknown>>;

const parameters = new Set(['type', 'q', 'minPremium', 'maxPremium']);

/** Checks the query of spec 7.03. Throws a problem that names the first parameter at fault. */
export function readPolicyQuery(raw: Raw): PolicyQuery {
  refuseUnknown(raw, parameters);
  const query = {
    type: readClass(raw),
    q: readSearch(raw),
    minPremium: readPremium(raw, 'minPremium', lowestPremium),
    maxPremium: readPremium(raw, 'maxPremium', highestPremium),
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

function readClass({ type = 'all' }: Raw): PolicyQuery['type'] {
  const policyClass = policyClasses.find((known) => known === type);
  if (!policyClass) throw bad('type', `must be one of ${policyClasses.join(', ')}`);
  return policyClass;
}

function readSearch({ q = '' }: Raw): string {
  if (String(q).length > longestSearch) throw bad('q', `may have ${longestSearch} characters at most`);
  return String(q);
}

function readPremium(raw: Raw, name: string, fallback: number): number {
  const text = raw[name];
  if (text === undefined) return fallback;
  const value = /^\d{1,4}(\.\d{1,4})?$/.test(String(text)) ? Number(text) : NaN;
  if (!(value >= lowestPremium && value <= highestPremium))
    throw bad(name, `must be a number from ${lowestPremium} to ${highestPremium}`);
  return value;
}

function bad(parameter: string, rule: string): Problem {
  return new Problem('bad-parameter', `The parameter ${parameter} ${rule}.`, { parameter });
}
