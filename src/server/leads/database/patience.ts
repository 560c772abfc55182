import { setTimeout as pause } from 'node:timers/promises';

/** How long a call may be tried again, in ms: less than a browser waits for an answer. */
const patience = 6_000;

/**
 * Does a piece of work again while it fails for a reason that passes: a lock, a conflict with
 * another process, a connection that broke. It must be safe to repeat after a commit whose answer was lost.
 */
export async function retryTransient<T>(
  work: () => Promise<T>,
  isPassing: (error: unknown) => boolean = passes,
): Promise<T> {
  const end = performance.now() + patience;
  for (let delay = 20; ; delay *= 2) {
    try {
      return await work();
    } catch (error) {
      const wait = delay * (0.5 + Math.random());
      if (!isPassing(error) || performance.now() + wait > end) throw error;
      await pause(wait);
    }
  }
}

/** Codes of SQLite, of PostgreSQL (SQLSTATE) and of Node. libsql now and then reads the code of a lock too late, and says OK. */
const passing =
  /^(SQLITE_BUSY|SQLITE_OK$|40001$|40P01$|57P0[123]$|08|53300$|OC00[01]$|ECONNRESET$|ECONNREFUSED$|EPIPE$|ETIMEDOUT$)/;

/** pg gives these errors no code. */
const broken =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout/;

export function passes(error: unknown): boolean {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  return typeof code === 'string' ? passing.test(code) : broken.test(message);
}
