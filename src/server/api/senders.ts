import type { FastifyRequest } from 'fastify';
import { networksOf } from '../http/network.ts';
import type { Limiter } from '../limits/limit.ts';

/** The groups of senders that share a limit, and their texts in refusals. The narrowest comes first. */
const origins = { address: 'one address', network: 'one network' } as const;
type Origin = keyof typeof origins;

/** The limit that a sender has exceeded. */
export interface LimitRefusal {
  /** Seconds to wait. */
  readonly wait: number;
  /** The group that sends too much. */
  readonly from: (typeof origins)[Origin];
}

/** Counts what a sender sends, like a `Limiter`. */
export type SenderLimiter = (
  request: FastifyRequest,
  amount?: number,
  ahead?: number,
) => Promise<LimitRefusal | undefined>;

/** Counts for the sender's address and its network. A refused call does not count for the network. */
export function limitSenders(limiterOf: (origin: Origin) => Limiter): SenderLimiter {
  const limiters = (Object.keys(origins) as Origin[]).map((origin) => [origin, limiterOf(origin)] as const);
  return async (request, ...asked) => {
    const subjects = networksOf(request.ip);
    for (const [origin, limiter] of limiters) {
      const wait = await limiter(subjects[origin], ...asked);
      if (wait > 0) return { wait, from: origins[origin] };
    }
    return undefined;
  };
}
