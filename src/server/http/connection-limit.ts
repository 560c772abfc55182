import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './network.ts';
import type { IsProxy } from './proxies.ts';

/** Far more than a browser opens, because the customers of a mobile network can share an address. */
export const usualMostConnections = 512;

/**
 * Closes what one household opens beyond so many connections at once, so that nobody takes all that a process may have.
 * Proxies of ours carry everybody's, and may have as many as they like.
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
