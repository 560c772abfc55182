/** The part of an address that is limited. One household has a whole /64 of IPv6, so only its first half counts. */
export function networkOf(address: string): string {
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!unmapped.includes(':')) return unmapped;
  const [head = '', tail] = unmapped.split('::');
  const left = head.split(':');
  const right = tail === undefined ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
