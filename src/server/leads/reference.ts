import { randomInt } from 'node:crypto';

/** No 0, 1, I, L, O or U: they are misread, misheard, or make words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference that a person can read out, such as CH-7K3M-9Q2P; one of 6.5 × 10¹¹. */
export function newReference(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `CH-${group()}-${group()}`;
}
