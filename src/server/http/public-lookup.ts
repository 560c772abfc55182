import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { BlockList } from 'node:net';

/**
 * Networks that are not on the internet: private, of one machine or link, shared by providers, for many hosts, and the
 * prefixes with which IPv6 writes an IPv4 address.
 */
const networks = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ],
  ipv6: [
    ['::', 127],
    ['64:ff9b::', 96],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ],
} as const;
const notPublic = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [address, prefix] of networks[family]) notPublic.addSubnet(address, prefix, family);

/** Whether an IP address is on the internet. */
export const isPublic = (address: string): boolean =>
  !notPublic.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/**
 * Looks up the name of a host, and fails if an address of it is not on the internet. The connection is made to the
 * address that was checked, so that a name cannot lead elsewhere a moment later.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), '');
    if (!found.every(({ address }) => isPublic(address)))
      return callback(Object.assign(new Error('a private network'), { code: 'PRIVATE_NETWORK' }), '');
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
