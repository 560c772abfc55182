/**
 * Does work whose signal aborts after so many ms, with a TimeoutError, or when `stopping` does. The timer holds the
 * signal: Node.js 20 forgets an AbortSignal.timeout inside AbortSignal.any at the next garbage collection, and the work
 * would never end.
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
