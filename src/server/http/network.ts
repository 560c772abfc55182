import { isIP, SocketAddress } from 'node:net';

/**
 * Normalizes an IP address from a proxy or socket, without the port and brackets that some proxies add. Undefined if it
 * is not an IP address.
 */
export function bareAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const bare = (bracketed ?? withPort ?? text.trim()).replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return undefined;
  if (version === 4) return bare;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** The parts of an address that are limited separately. */
export interface Networks {
  /** The IPv4 address, or the IPv6 /64 of one household. */
  readonly address: string;
  /** The IPv6 /48 that one customer of a provider can have, with 65,536 households; or the IPv4 address. */
  readonly network: string;
}

/** The networks of an address. All invalid addresses share one count, so that they cannot evade the limit. */
export function networksOf(text: string): Networks {
  const address = bareAddress(text) ?? 'unknown';
  if (!address.includes(':')) return { address, network: address };
  const [head = '', tail] = address.split('::');
  const left = head.split(':');
  const right = tail === undefined ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].map((group) => group || '0');
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}
