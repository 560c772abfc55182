import type { FastifyRequest } from 'fastify';
import { networksOf } from '../http/network.ts';
import type { Limiter } from '../limits/limit.ts';

/** Whom a sender shares a limit with, and how a refusal says so. The narrowest comes first. */
const origins = { address: 'one address', network: 'one network', all: 'everywhere' } as const;
type Origin = keyof typeof origins;

/** The limit that refuses a sender. */
export interface Refused {
  /** Seconds to wait. */
  readonly wait: number;
  /** Where too much comes from. */
  readonly from: (typeof origins)[Origin];
}

/** Counts what a sender sends, as a `Limiter` does. */
export type SenderLimiter = (request: FastifyRequest, amount?: number, ahead?: number) => Promise<Refused | undefined>;

/** Counts for the sender's address, its network and everybody. Who is refused uses nothing of what others share. */
export function limitSenders(limiterOf: (origin: Origin) => Limiter): SenderLimiter {
  const limiters = (Object.keys(origins) as Origin[]).map((origin) => [origin, limiterOf(origin)] as const);
  return async (request, ...asked) => {
    const subjects = { ...networksOf(request.ip), all: '' };
    for (const [origin, limiter] of limiters) {
      const wait = await limiter(subjects[origin], ...asked);
      if (wait > 0) return { wait, from: origins[origin] };
    }
    return undefined;
  };
}
