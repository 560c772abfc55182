import { createHash } from 'node:crypto';
import type { LeadBody, LeadPost } from '../../shared/plan/lead.ts';

/**
 * Content hash of a lead. A retry has the same hash, even if its members are in another order, or the server's labels
 * have changed.
 */
export function digestOf({
  form,
  answers,
  consent,
  page,
  config,
  files = [],
}: Omit<LeadPost, 'trap' | 'spent'> & Pick<LeadBody, 'files'>): string {
  const sent = files.map(({ field, name, sha256 }) => [field, name, sha256]);
  const parts = canonical([form, answers, consent ?? null, page, config, ...(sent.length > 0 ? [sent] : [])]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Replaces each object by a sorted list of its members, so that equal values have equal JSON. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  // The 0 distinguishes an object from a list of pairs.
  return members.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, member]) => [name, canonical(member), 0]);
}
