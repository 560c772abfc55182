import { createHash, createHmac } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Limit, Limiter } from './limit.ts';
import { memoryLimiter } from './memory.ts';

/** Counts that several servers keep together. */
export interface SharedCounts {
  /**
   * Adds to the count of the first id, which expires at `until` (ms since 1970). Resolves to the count of all ids,
   * which have the same subject and window.
   */
  add(ids: readonly [string, ...string[]], until: number, amount: number): Promise<number>;
  /** Deletes counts that expired before this time. */
  deleteBefore(time: number): Promise<void>;
}

/** Number of calls between two deletions of expired counts. */
const callsPerDeletion = 200;

/**
 * Counts calls of all servers together. Windows are fixed by the clock, so they are the same on all servers. Calls that
 * this server's own count refuses do not reach the shared counts. If the shared counts fail, the own count decides.
 * `secrets` are known to all servers but not stored with the counts, so that the id of a count does not identify a
 * person. The first one counts; while servers change to another one, the counts of both are added.
 */
export function sharedLimiter(
  shared: SharedCounts,
  name: string,
  limit: Limit,
  secrets: readonly (string | Buffer)[],
  log: Log,
): Limiter {
  const own = memoryLimiter(limit);
  const keys = secrets.map((secret) => createHash('sha256').update(secret).digest());
  let calls = 0;
  return async (subject, amount = 1, ahead = 0) => {
    const refused = await own(subject, amount, ahead);
    if (refused > 0) return refused;
    const now = Date.now();
    const window = Math.floor(now / limit.window);
    const until = (window + 1) * limit.window;
    const counted = `${name} ${limit.window} ${window} ${subject}`;
    const ids = keys.map((key) => createHmac('sha256', key).update(counted).digest('base64url'));
    try {
      calls += 1;
      if (calls % callsPerDeletion === 0) await shared.deleteBefore(now);
      return (await shared.add(ids as [string, ...string[]], until, amount)) + ahead > limit.most
        ? Math.ceil((until - now) / 1000)
        : 0;
    } catch (error) {
      const { code, name: kind } = error as NodeJS.ErrnoException;
      log.warn(`A limit could not be counted: ${code ?? kind}`);
      return 0;
    }
  };
}
