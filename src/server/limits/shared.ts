import { createHash, createHmac } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Limit, Limiter } from './limit.ts';
import { memoryLimiter } from './memory.ts';

/** Counts that several servers keep together. */
export interface SharedCounts {
  /**
   * Adds to the count of this id, which is kept until then (in ms since 1970). Resolves to the count.
   */
  add(id: string, until: number, amount: number): Promise<number>;
  /** Deletes the counts that were kept until before this time. */
  deleteBefore(time: number): Promise<void>;
}

/** How many calls pass between two deletions of old counts. */
const callsPerDeletion = 200;

/**
 * Counts calls of all servers together. Every window is a fixed span of the clock, the same for all of them.
 * A call that this server's own count refuses does not reach the shared counts. When the shared counts fail, the own
 * count decides. `secret` is known to all the servers and is not kept beside the counts: the id of a count therefore
 * names nobody.
 */
export function sharedLimiter(shared: SharedCounts, name: string, limit: Limit, secret: string, log: Log): Limiter {
  const own = memoryLimiter(limit);
  const key = createHash('sha256').update(secret).digest();
  let calls = 0;
  return async (subject, amount = 1, ahead = 0) => {
    const refused = await own(subject, amount, ahead);
    if (refused > 0) return refused;
    const now = Date.now();
    const window = Math.floor(now / limit.window);
    const until = (window + 1) * limit.window;
    const id = createHmac('sha256', key).update(`${name} ${limit.window} ${window} ${subject}`).digest('base64url');
    try {
      calls += 1;
      if (calls % callsPerDeletion === 0) await shared.deleteBefore(now);
      return (await shared.add(id, until, amount)) + ahead > limit.most ? Math.ceil((until - now) / 1000) : 0;
    } catch (error) {
      const { code, name: kind } = error as NodeJS.ErrnoException;
      log.warn(`A limit could not be counted: ${code ?? kind}`);
      return 0;
    }
  };
}
