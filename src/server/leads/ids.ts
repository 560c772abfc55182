import { randomBytes } from 'node:crypto';

/** A time-ordered UUID (version 7, RFC 9562), and the time in it. */
export interface Id {
  readonly id: string;
  readonly time: Date;
}

/** Clocks in ms: of the wall, and since some moment, which nobody sets back. */
export interface Clocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

const clocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** How far ahead of the wall clock `after` may be to be believed, in ms: beyond it, it came from a clock that was wrong. */
const believable = 24 * 60 * 60_000;

/**
 * Ids that only grow, in a clock's time. When the wall clock is set back, time goes on from where
 * it was, at its usual pace, until the wall clock has caught up. `after`: the newest id there is.
 */
export function createIds({ wall, steady }: Clocks = clocks, after?: string): () => Id {
  const newest = after === undefined ? 0 : timeOf(after);
  const base = { time: newest - wall() > believable ? 0 : newest + 1, at: steady() };
  let last = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Math.max(wall(), base.time + steady() - base.at));
    [base.time, base.at] = [now, steady()];
    count = now > last ? randomBytes(2).readUInt16BE() % 2048 : count + 1;
    last = Math.max(now, last) + (count > 4095 ? 1 : 0);
    count %= 4096;
    return { id: toText(last, count, randomBytes(8)), time: new Date(last) };
  };
}

/** The smallest id of a moment, in ms: ids of that moment or later are not below it. */
export const firstId = (time: number): string => toText(time, 0, Buffer.alloc(8));

/** The time in an id, in ms. */
export const timeOf = (id: string): number => parseInt(id.replaceAll('-', '').slice(0, 12), 16);

function toText(time: number, count: number, random: Buffer): string {
  random[0] = (random[0]! & 0x3f) | 0x80;
  const digits = time.toString(16).padStart(12, '0') + (0x7000 + count).toString(16) + random.toString('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
