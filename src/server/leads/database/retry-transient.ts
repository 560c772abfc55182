import { setTimeout as pause } from 'node:timers/promises';

/** How long to retry, in ms. Shorter than a browser waits for an answer. */
const maxRetryTime = 6_000;

/**
 * Retries work on transient errors: a lock, a conflict with another process, a broken connection. The work must be safe
 * to repeat after a commit whose answer was lost.
 */
export async function retryTransient<T>(
  work: () => Promise<T>,
  isTransientError: (error: unknown) => boolean = isTransient,
): Promise<T> {
  const end = performance.now() + maxRetryTime;
  for (let delay = 20; ; delay *= 2) {
    try {
      return await work();
    } catch (error) {
      const wait = delay * (0.5 + Math.random());
      if (!isTransientError(error) || performance.now() + wait > end) throw error;
      await pause(wait);
    }
  }
}

/**
 * Codes of SQLite, PostgreSQL (SQLSTATE) and Node. libsql sometimes reads the code of a lock too late and reports
 * SQLITE_OK.
 */
const transientCodes =
  /^(SQLITE_BUSY|SQLITE_OK$|40001$|40P01$|57P0[123]$|08|53300$|OC00[01]$|ECONNRESET$|ECONNREFUSED$|EPIPE$|ETIMEDOUT$)/;

/** Messages of pg errors without a code. */
const transientMessages =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout/;

export function isTransient(error: unknown): boolean {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  return typeof code === 'string' ? transientCodes.test(code) : transientMessages.test(message);
}
