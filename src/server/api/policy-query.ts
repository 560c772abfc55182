import { policyKinds } from '../catalog.ts';
import type { PolicyQuery } from '../catalog.ts';
import { Problem } from './problem.ts';

/** Ends of the premium slider, in rupees a year (spec 9.12). */
export const lowest = 0;
export const highest = 1000;

export const longestSearch = 100;

type Raw = Readonly<Record<string, unknown>>;

const parameters = new Set(['type', 'q', 'minPremium', 'maxPremium']);

/** Checks the query of spec 7.03. Throws a problem that names the first parameter at fault. */
export function readPolicyQuery(raw: Raw): PolicyQuery {
  refuseUnknown(raw, parameters);
  const query = {
    type: readKind(raw),
    q: readSearch(raw),
    minPremium: readPremium(raw, 'minPremium', lowest),
    maxPremium: readPremium(raw, 'maxPremium', highest),
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

function readKind({ type = 'all' }: Raw): PolicyQuery['type'] {
  const kind = policyKinds.find((known) => known === type);
  if (!kind) throw bad('type', `must be one of ${policyKinds.join(', ')}`);
  return kind;
}

function readSearch({ q = '' }: Raw): string {
  if (String(q).length > longestSearch) throw bad('q', `may have ${longestSearch} characters at most`);
  return String(q);
}

function readPremium(raw: Raw, name: string, absent: number): number {
  const text = raw[name];
  if (text === undefined) return absent;
  const value = /^\d{1,4}(\.\d{1,4})?$/.test(String(text)) ? Number(text) : NaN;
  if (!(value >= lowest && value <= highest)) throw bad(name, `must be a number from ${lowest} to ${highest}`);
  return value;
}

function bad(parameter: string, rule: string): Problem {
  return new Problem('bad-parameter', `The parameter ${parameter} ${rule}.`, { parameter });
}
