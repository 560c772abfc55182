import { createHash, createHmac } from 'node:crypto';
import { retryTransient } from '../leads/database/patience.ts';
import type { LeadDatabase } from '../leads/database/tables.ts';
import type { Log } from '../log.ts';
import type { Limit, Limiter } from './limit.ts';
import { memoryLimiter } from './memory.ts';

/** One call in so many also deletes the counts of windows that are over. */
const cleanEvery = 200;

/**
 * Counts calls in the database that several servers share; windows are those of the clock. A call that this
 * server refuses by its own count does not reach the database, and without the database its own count decides.
 * `secret`: known to the servers and not kept in the database, whose counts thereby name nobody.
 */
export function sharedLimiter(db: LeadDatabase, name: string, limit: Limit, secret: string, log: Log): Limiter {
  const own = memoryLimiter(limit);
  const key = createHash('sha256').update(secret).digest();
  let calls = 0;
  return async (subject) => {
    const refused = await own(subject);
    if (refused > 0) return refused;
    const now = Date.now();
    const window = Math.floor(now / limit.window);
    const until = (window + 1) * limit.window;
    const id = createHmac('sha256', key).update(`${name} ${limit.window} ${window} ${subject}`).digest('base64url');
    try {
      if ((calls += 1) % cleanEvery === 0) await clean(db, now);
      return (await count(db, id, until)) > limit.calls ? Math.ceil((until - now) / 1000) : 0;
    } catch (error) {
      const { code, name: kind } = error as NodeJS.ErrnoException;
      log.warn(`A limit could not be counted: ${code ?? kind}`);
      return 0;
    }
  };
}

async function count(db: LeadDatabase, id: string, until: number): Promise<number> {
  const row = { id, calls: 1, until: new Date(until).toISOString() };
  const added = db
    .insertInto('lead_limit')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet((set) => ({ calls: set('lead_limit.calls', '+', 1) })))
    .returning('calls');
  return (await retryTransient(() => added.executeTakeFirstOrThrow())).calls;
}

const clean = (db: LeadDatabase, now: number) =>
  db.deleteFrom('lead_limit').where('until', '<', new Date(now).toISOString()).execute();
