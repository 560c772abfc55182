import { createHash } from 'node:crypto';
import type { LeadBody, LeadPost } from '../../shared/plan/lead.ts';

/**
 * A hash of what was sent. A lead that comes again has the same one, also when its members come in another order, and
 * when the server words its labels in another way by then.
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

/** The value with each object as a sorted list of its members, so that equal values give equal JSON. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  // The 0 keeps a list of pairs that a visitor sent apart from an object.
  return members.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, member]) => [name, canonical(member), 0]);
}
