import { hashOf } from './config-files.ts';
import { Refusal } from '../http/refusal.ts';

/** Throws for a text that has changed since the person saw it, which is not changed blindly. `base`: what they saw. */
export function refuseOld(text: string, base: string | undefined): void {
  const newer = hashOf(text);
  if (newer !== base) throw new Refusal(409, 'This file has changed since. Look at it again.', { text, base: newer });
}
