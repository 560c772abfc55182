import { setTimeout as pause } from 'node:timers/promises';
import { memoryLimiter } from '../limits/memory.ts';
import type { Limit, Limiter } from '../limits/limit.ts';
import { noLog } from '../log.ts';
import { openLeads } from './open.ts';
import type { LeadsOptions } from './open.ts';
import type { LeadStore } from './store.ts';

/** Wait between two attempts to open the database, in ms. */
const betweenTries = 1_000;

/**
 * A store that opens its database in the background, and retries until it succeeds. Pages need no database, so a server
 * starts without it. Calls wait for the first attempt; if it fails, they reject at once with CannotOpen until a later
 * attempt succeeds.
 */
export function connectLeads(options: LeadsOptions): LeadStore {
  const closing = new AbortController();
  const limiters = new Map<string, Limiter>();
  let store = openLeads(options);
  void openLater(options, store, closing.signal, (opened) => {
    store = Promise.resolve(opened);
  });
  return {
    save: async (lead) => (await store).save(lead),
    find: async (lead) => (await store).find(lead),
    see: async (token) => (await store).see(token),
    withdraw: async (token) => (await store).withdraw(token),
    correct: async (token, change) => (await store).correct(token, change),
    erase: async (token) => (await store).erase(token),
    insights: {
      add: async (counts) => (await store).insights.add(counts),
      deleteBefore: async (...days) => (await store).insights.deleteBefore(...days),
    },
    // The API of each language and day asks for it, and all of them count together.
    limiter: (name, limit) => {
      const key = JSON.stringify([name, limit.most, limit.window]);
      const limiter = limiters.get(key) ?? limiterOf(name, limit, () => store);
      limiters.set(key, limiter);
      return limiter;
    },
    check: async () => (await store).check(),
    undelivered: async () => (await store).undelivered(),
    close: async () => {
      closing.abort();
      const opened = await store.catch(() => undefined);
      await opened?.close();
    },
  };
}

/** The limiter of the database, and another one as long as it is not open. */
function limiterOf(name: string, limit: Limit, store: () => Promise<LeadStore>): Limiter {
  const meanwhile = memoryLimiter(limit);
  let limiter: Limiter | undefined;
  const choose = (opened: LeadStore): Limiter => (limiter ??= opened.limiter(name, limit));
  return async (...asked) => (await store().then(choose, () => meanwhile))(...asked);
}

/** If the first attempt fails, retries until one succeeds or the signal aborts. Never rejects. */
async function openLater(
  options: LeadsOptions,
  first: Promise<LeadStore>,
  signal: AbortSignal,
  put: (store: LeadStore) => void,
): Promise<void> {
  const { log = noLog } = options;
  let error = await failureOf(first);
  while (error) {
    log.error(`Leads cannot be taken, until the server can open their database. ${error.message}`);
    await pause(betweenTries, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    const next = openLeads(options);
    error = await failureOf(next);
    if (error) continue;
    // The server does not wait for a running attempt when it stops.
    if (signal.aborted) return (await next).close();
    put(await next);
    log.info('The database of the leads is open');
  }
}

const failureOf = (work: Promise<unknown>): Promise<Error | undefined> =>
  work.then(
    () => undefined,
    (error: Error) => error,
  );
