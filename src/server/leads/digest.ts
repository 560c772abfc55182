import { createHash } from 'node:crypto';
import type { NewLead } from './store.ts';

/** A fingerprint of what was sent, by which a repeated lead is told from another. Order of the fields does not count. */
export function digestOf({ form, answers, consent }: NewLead): string {
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined);
  const sorted = given.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify([form, sorted, consent ?? null])).digest('base64url');
}
