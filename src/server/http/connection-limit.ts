import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './network.ts';
import type { IsProxy } from './proxies.ts';

/** Far more than a browser opens, because customers of a mobile network can share an address. */
export const defaultMaxConnections = 512;

/**
 * Limits the open connections of one household, so that it cannot use all connections of the process. Trusted proxies
 * have no limit, because they carry the connections of all visitors.
 */
export function limitConnections(server: Server, most: number, isProxy: IsProxy): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, 0)) return;
    const { address } = networksOf(remoteAddress);
    const count = open.get(address) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
