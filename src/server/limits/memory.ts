import type { Limit, Limiter } from './limit.ts';

interface Count {
  amount: number;
  /** When the window ends, in ms since 1970. */
  readonly until: number;
}

/** Maximum number of subjects in memory. */
const maxSubjects = 10_000;

/** Counts in memory. A subject's window begins with its first call. */
export function memoryLimiter(limit: Limit, now: () => number = Date.now): Limiter {
  const counts = new Map<string, Count>();
  return async (subject, amount = 1, ahead = 0) => {
    const time = now();
    let count = counts.get(subject);
    // A window that ends too late was opened before the clock was set back.
    if (!count || count.until <= time || count.until > time + limit.window) {
      if (counts.size >= maxSubjects) forget(counts, time);
      count = { amount: 0, until: time + limit.window };
      counts.set(subject, count);
    }
    count.amount += amount;
    return count.amount + ahead > limit.most ? Math.ceil((count.until - time) / 1000) : 0;
  };
}

/** Removes expired windows. If too few have expired, as in a flood, also removes the oldest tenth. */
function forget(counts: Map<string, Count>, time: number): void {
  for (const [subject, { until }] of counts) {
    if (until <= time) counts.delete(subject);
  }
  const surplus = [...counts.keys()].slice(0, Math.max(0, counts.size - maxSubjects * 0.9));
  for (const subject of surplus) counts.delete(subject);
}
