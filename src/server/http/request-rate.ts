import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './network.ts';
import { answerWithProblem, Problem } from './problem.ts';
import type { IsProxy } from './proxies.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** The most requests in a window of time, in ms. */
export interface RequestLimit {
  readonly most: number;
  readonly window: number;
}

/** Far more than all visitors behind one address of a mobile network send. */
export const defaultRequestLimit: RequestLimit = { most: 3000, window: 10_000 };

/** Limits the requests of one household, so that it cannot keep the process busy. Trusted proxies have no limit. */
export interface RequestRate {
  /** The listener that answers 429 to requests beyond the limit, and closes their connections. */
  limit(next: RequestListener): RequestListener;
  /** Closes new connections of an address that is over the limit, before they cost more. */
  guard(server: Server): void;
}

/**
 * Counts the requests of each address: an IPv4 address, or the IPv6 /64 of one household. `headers`: those of every
 * answer.
 */
export function createRequestRate(
  { most, window }: RequestLimit,
  isProxy: IsProxy,
  headers: AnswerHeaders,
): RequestRate {
  const addresses = new WeakMap<Socket, string>();
  let counts = new Map<string, number>();
  let until = 0;

  /** All counts begin again with each window, so the map stays small. */
  const current = () => {
    const now = performance.now();
    if (now >= until) {
      until = now + window;
      counts = new Map();
    }
    return counts;
  };
  const isOver = (address: string): boolean => (current().get(address) ?? 0) > most;
  const refusal = () => {
    const seconds = Math.max(1, Math.ceil((until - performance.now()) / 1000));
    return new Problem('too-many-requests', undefined, {
      headers: { 'Retry-After': String(seconds), Connection: 'close' },
    });
  };

  return {
    limit: (next) => (request, response) => {
      const address = addresses.get(request.socket);
      if (address === undefined) return next(request, response);
      const all = current();
      all.set(address, (all.get(address) ?? 0) + 1);
      if (isOver(address)) return answerWithProblem(response, refusal(), headers);
      next(request, response);
    },
    guard: (server) =>
      void server.on('connection', (socket: Socket) => {
        const { remoteAddress = '' } = socket;
        if (isProxy(remoteAddress, 0)) return;
        const { address } = networksOf(remoteAddress);
        if (isOver(address)) return void socket.destroy();
        addresses.set(socket, address);
      }),
  };
}
