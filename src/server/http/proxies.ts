import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';
import { bareAddress } from './network.ts';

/** Whether an address belongs to a trusted proxy. `hop`: the number of proxies between it and us. */
export type IsProxy = (address: string, hop: number) => boolean;

/** Names of private networks. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Reads a list such as `loopback, 10.0.0.0/8`, or a number of proxies. Undefined trusts no proxy. Trusting all is not
 * possible, not even by a network of all addresses, because then anyone could fake an address. Throws if the text is
 * neither.
 */
export function readProxies(text: string | undefined): IsProxy {
  if (text === undefined) return () => false;
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = new BlockList();
  try {
    for (const part of text.split(',').map((entry) => entry.trim()))
      for (const network of namedNetworks[part] ?? [part]) addNetwork(networks, network);
  } catch {
    throw new Error(
      `TRUST_PROXY must list addresses of proxies, as "loopback, 10.0.0.0/8", or their number, not "${text}"`,
    );
  }
  return (address) => {
    const bare = bareAddress(address);
    return bare !== undefined && networks.check(bare, bare.includes(':') ? 'ipv6' : 'ipv4');
  };
}

function addNetwork(networks: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) networks.addAddress(address, family);
  else networks.addSubnet(address, prefixOf(prefix, family, address), family);
}

/** The length of a prefix; NaN, which a BlockList refuses, unless it is one of at least `shortest`. */
function prefixOf(text: string, family: 'ipv4' | 'ipv6', address: string): number {
  const length = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  // The IPv4 addresses are also in IPv6, with a prefix of 96.
  const isMapped = family === 'ipv6' && new SocketAddress({ address, family }).address.startsWith('::');
  const shortest = isMapped ? 96 + shortestPrefix.ipv4 : shortestPrefix[family];
  return length >= shortest ? length : NaN;
}

/** Those of the largest private networks, 10.0.0.0/8 and fc00::/7. */
const shortestPrefix = { ipv4: 8, ipv6: 7 };

/** Whether the connection comes from a trusted proxy, so that its headers are trusted. */
export const isFromProxy = ({ socket }: IncomingMessage, isProxy: IsProxy): boolean =>
  isProxy(socket.remoteAddress ?? '', 0);
