import type { RequestListener, ServerResponse } from 'node:http';
import { Problem, problemMedia } from '../api/problem.ts';
import type { Headers } from '../pages.ts';

/** What a load balancer asks. */
export interface Probes {
  /** The answer to an address, if it is one of theirs. */
  find(url: string | undefined): RequestListener | undefined;
  /** From now on the server takes nothing new. */
  drain(): void;
}

/** How long the last answer of the database holds, and how long one is waited for, in ms. */
const times = { holds: 1_000, wait: 2_000 };

/**
 * /healthz: the process answers. /readyz: it takes leads, that is, `check` resolves and it is not about to stop.
 * Without a database pages are served all the same.
 */
export function createProbes(check: () => Promise<void>, headers: Headers): Probes {
  let draining = false;
  let last: { readonly at: number; readonly ready: Promise<boolean> } | undefined;

  const isReady = (): Promise<boolean> => {
    const now = performance.now();
    if (!last || now - last.at > times.holds) last = { at: now, ready: inTime(check()) };
    return last.ready;
  };
  const common = { ...headers, 'Cache-Control': 'no-store' };
  const health: RequestListener = (_request, response) => sendJson(response, 200, common, '{"status":"ok"}');
  const readiness: RequestListener = (_request, response) => {
    void isReady().then((ready) => {
      if (ready && !draining) return sendJson(response, 200, common, '{"status":"ready"}');
      const problem = new Problem('not-ready', draining ? 'It is about to stop.' : 'Its database does not answer.');
      return sendJson(response, 503, { ...common, 'Content-Type': problemMedia }, problem.text());
    });
  };
  return {
    find: (url) => (url === '/healthz' ? health : url === '/readyz' ? readiness : undefined),
    drain: () => void (draining = true),
  };
}

function inTime(check: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), times.wait);
    check
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}

function sendJson(response: ServerResponse, status: number, headers: Headers, body: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers, 'Content-Length': body.length })
    .end(body);
}
