export interface Rate {
  /** Calls that one address may make in a window. */
  readonly limit: number;
  /** Length of the window in ms. */
  readonly window: number;
}

interface Count {
  calls: number;
  readonly until: number;
}

/** Addresses remembered at most; beyond it the ones whose window is over are forgotten. */
const most = 10_000;

/**
 * Counts calls by address, in memory, in fixed windows.
 * The returned function gives 0 when the call is allowed, else the whole seconds to wait.
 */
export function createRateLimit(rate: Rate, now: () => number = Date.now): (address: string) => number {
  const counts = new Map<string, Count>();
  return (address) => {
    const time = now();
    const name = network(address);
    let count = counts.get(name);
    if (!count || count.until <= time) {
      if (counts.size >= most) forget(counts, time);
      counts.set(name, (count = { calls: 0, until: time + rate.window }));
    }
    count.calls += 1;
    return count.calls > rate.limit ? Math.ceil((count.until - time) / 1000) : 0;
  };
}

/** Drops windows that are over; when a flood left none, the oldest tenth goes. */
function forget(counts: Map<string, Count>, time: number): void {
  for (const [name, { until }] of counts) {
    if (until <= time) counts.delete(name);
  }
  const surplus = [...counts.keys()].slice(0, Math.max(0, counts.size - most * 0.9));
  for (const name of surplus) counts.delete(name);
}

/** One household holds a whole /64 of IPv6, so that part counts as its address. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':');
  const right = tail === undefined ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
