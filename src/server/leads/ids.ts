import { randomBytes } from 'node:crypto';
import { timeNow } from './clock.ts';

/** A time-ordered UUID (version 7, RFC 9562), and its time. */
export interface Id {
  readonly id: string;
  readonly time: Date;
}

/** Clocks in ms. */
export interface Clocks {
  /** Since 1970. It may be set back. */
  readonly wall: () => number;
  /** Since any moment. Never goes back. */
  readonly steady: () => number;
}

const clocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Makes increasing ids. If the wall clock is set back, the time of ids continues by the steady clock until the wall
 * clock has caught up, see `timeNow`. `after`: the newest existing id.
 */
export function createIds({ wall, steady }: Clocks = clocks, after?: string): () => Id {
  const base = { time: after === undefined ? 0 : timeOf(after) + 1, at: steady() };
  let last = 0;
  let count = 0;
  return () => {
    const now = Math.floor(timeNow(wall(), base.time + steady() - base.at));
    if (now < base.time) last = 0;
    [base.time, base.at] = [now, steady()];
    count = now > last ? randomBytes(2).readUInt16BE() % 2048 : count + 1;
    last = Math.max(now, last) + (count > 4095 ? 1 : 0);
    count %= 4096;
    return { id: toText(last, count, randomBytes(8)), time: new Date(last) };
  };
}

/** The smallest id of a time in ms since 1970. Ids of that time or later are not below it. */
export const firstId = (time: number): string => toText(time, 0, Buffer.alloc(8));

/** The time of an id, in ms since 1970. */
export const timeOf = (id: string): number => parseInt(digitsOf(id).slice(0, 12), 16);

/** The next greater id. */
export const idAfter = (id: string): string =>
  withHyphens((BigInt(`0x${digitsOf(id)}`) + 1n).toString(16).padStart(32, '0'));

function toText(time: number, count: number, random: Buffer): string {
  random[0] = (random[0]! & 0x3f) | 0x80;
  const digits = time.toString(16).padStart(12, '0') + (0x7000 + count).toString(16) + random.toString('hex');
  return withHyphens(digits);
}

const digitsOf = (id: string): string => id.replaceAll('-', '');

const withHyphens = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
