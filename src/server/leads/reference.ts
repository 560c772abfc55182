import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U, which are easily misread, or form words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random reference that is easy to read out, such as CH-7K3M-9Q2P. There are 6.5 × 10¹¹ of them. */
export function newReference(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `CH-${group()}-${group()}`;
}
