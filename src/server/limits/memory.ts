import type { Limit, Limiter } from './limit.ts';

interface Count {
  calls: number;
  readonly until: number;
}

/** Subjects remembered at most; beyond it the ones whose window is over are forgotten. */
const most = 10_000;

/** Counts calls in the memory of this process. A subject's window begins with its first call. */
export function memoryLimiter(limit: Limit, now: () => number = Date.now): Limiter {
  const counts = new Map<string, Count>();
  return async (subject) => {
    const time = now();
    let count = counts.get(subject);
    // A window that ends later than any can was opened before the clock was set back.
    if (!count || count.until <= time || count.until > time + limit.window) {
      if (counts.size >= most) forget(counts, time);
      counts.set(subject, (count = { calls: 0, until: time + limit.window }));
    }
    count.calls += 1;
    return count.calls > limit.calls ? Math.ceil((count.until - time) / 1000) : 0;
  };
}

/** Drops windows that are over; when a flood left none, the oldest tenth goes. */
function forget(counts: Map<string, Count>, time: number): void {
  for (const [subject, { until }] of counts) {
    if (until <= time) counts.delete(subject);
  }
  const surplus = [...counts.keys()].slice(0, Math.max(0, counts.size - most * 0.9));
  for (const subject of surplus) counts.delete(subject);
}
