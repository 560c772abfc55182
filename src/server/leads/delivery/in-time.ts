/**
 * Runs work with a signal that aborts after a timeout, with a TimeoutError, or with `stopping`. The timer keeps the
 * signal alive: Node.js 20 garbage-collects an AbortSignal.timeout inside AbortSignal.any, and the work would never
 * end.
 */
export async function inTime<T>(
  ms: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stop = () => limit.abort(stopping.reason);
  const timer = setTimeout(() => limit.abort(new DOMException('It took too long', 'TimeoutError')), ms);
  stopping.addEventListener('abort', stop);
  try {
    if (stopping.aborted) stop();
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
