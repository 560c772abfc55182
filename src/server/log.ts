import { destination, pino, stdTimeFunctions } from 'pino';
import type { Logger } from 'pino';

/**
 * Writes one JSON object a line to standard output. Only ids, routes, statuses and codes are logged, and never an
 * answer.
 */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** A log that leaves out what is below this level: fatal, error, warn, info, debug, trace, or silent. */
export function createLog(level: string): Log {
  return pino(
    { level, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    destination(1),
  );
}

export const noLog: Log = pino({ level: 'silent' });

/**
 * What may be logged about an unexpected error: its kind, its code and where it was thrown.
 * Its message is left out, because it may quote what a visitor wrote.
 */
export function traceOf(error: unknown): { kind: string; code?: string; stack: string } {
  const { name = 'unknown', code, stack = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: name, ...(typeof code === 'string' && { code }), stack: frames.join('\n') };
}
