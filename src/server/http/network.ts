import { isIP, SocketAddress } from 'node:net';

/**
 * The one spelling of an address that a proxy or a socket names, without the port and the brackets that some proxies
 * write. Undefined when it is none.
 */
export function bareAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const bare = (bracketed ?? withPort ?? text.trim()).replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return undefined;
  const { address } = new SocketAddress({ address: bare, family: version === 6 ? 'ipv6' : 'ipv4' });
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** The parts of an address whose leads are counted, each under its own limit. */
export interface Networks {
  /** An address of IPv4, or the /64 of IPv6 that one household has. */
  readonly address: string;
  /** The /48 of IPv6 that one customer of a provider can have, and in it 65,536 households; the address of IPv4. */
  readonly network: string;
}

/** The networks of an address. What is no address shares one count, so that nobody evades the limit with nonsense. */
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
