import { destination, pino, stdTimeFunctions } from 'pino';
import type { Logger } from 'pino';

/** One JSON object a line on standard output. What is logged holds no answer: ids, routes, statuses, codes. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Logs from this level on: fatal, error, warn, info, debug, trace, or silent. */
export function createLog(level: string): Log {
  return pino(
    { level, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    destination(1),
  );
}

export const noLog: Log = pino({ level: 'silent' });

/**
 * What may be told of an error that nobody expected: its kind, its code and where it came from.
 * Its message may quote what a visitor wrote.
 */
export function traceOf(error: unknown): { kind: string; code?: string; stack: string } {
  const { name = 'unknown', code, stack = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: name, ...(typeof code === 'string' && { code }), stack: frames.join('\n') };
}
