import { createHash } from 'node:crypto';
import type { LeadBody } from '../../plan/lead.ts';

/** A fingerprint of what was sent, by which a repeated lead is told from another. Order of the members does not count. */
export function digestOf({ form, answers, consent, page, config, labels }: LeadBody): string {
  const parts = sorted([form, answers, consent ?? null, page, config, labels]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Every map of a value as a list of its members in order, so that it is written one way alone. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, member]) => member !== undefined);
  return given.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, member]) => [name, sorted(member), 0]);
}
