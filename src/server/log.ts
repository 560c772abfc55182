import { destination, pino, stdTimeFunctions } from 'pino';
import type { Logger } from 'pino';

/** Writes one JSON object per line to standard output. Logs only ids, routes, statuses and codes, never answers. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Creates a log with a minimum level: fatal, error, warn, info, debug, trace, or silent. */
export function createLog(level: string): Log {
  return pino(
    { level, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    destination(1),
  );
}

export const noLog: Log = pino({ level: 'silent' });

/**
 * The parts of an unexpected error that may be logged: its kind, code and stack. Without its message, which may quote a
 * visitor's input.
 */
export function traceOf(error: unknown): { kind: string; code?: string; stack: string } {
  const { name = 'unknown', code, stack = '' } = (error ?? {}) as NodeJS.ErrnoException;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: name, ...(typeof code === 'string' && { code }), stack: frames.join('\n') };
}
