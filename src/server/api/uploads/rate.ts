import type { Readable } from 'node:stream';

/** The least number of bytes that a sender sends in each stretch of time, in ms. */
export interface LeastRate {
  readonly bytes: number;
  readonly every: number;
}

/** Calls `tooSlow` whenever fewer bytes arrive, until the stream closes. */
export function watchRate(payload: Readable, { bytes, every }: LeastRate, tooSlow: () => void): void {
  let arrived = 0;
  const count = (chunk: Buffer): void => void (arrived += chunk.length);
  const timer = setInterval(() => {
    if (arrived < bytes) tooSlow();
    arrived = 0;
  }, every);
  payload.on('data', count).once('close', () => clearInterval(timer));
}
