import type { IncomingMessage, RequestListener } from 'node:http';
import { answerWithProblem, onlyRead, Problem } from './problem.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** Health checks for a load balancer. */
export interface Probes {
  /** The listener of a request; undefined if its address is not that of a probe. */
  find(request: IncomingMessage): RequestListener | undefined;
  /** From now on, reports that the server is not ready. */
  drain(): void;
}

/** How long a result of `check` is cached, in ms. */
const checkCacheTime = 1_000;

/** Timeout of `check`, in ms. */
const checkTimeout = 2_000;

/**
 * /healthz: the process answers. /readyz: it accepts leads, because `check` resolves and the server is not stopping.
 * Only one check runs at a time. Pages need no database, so a server that is not ready still serves them.
 */
export function createProbes(check: () => Promise<void>, headers: AnswerHeaders): Probes {
  let draining = false;
  let checking = false;
  let last: { readonly at: number; readonly ready: Promise<boolean> } | undefined;

  const isReady = (): Promise<boolean> => {
    const now = performance.now();
    if (!last || (!checking && now - last.at > checkCacheTime)) {
      checking = true;
      const checked = check().finally(() => (checking = false));
      last = { at: now, ready: inTime(checked) };
    }
    return last.ready;
  };
  const answerOk = (body: string): RequestListener => {
    const all = { 'Content-Type': 'application/json', ...headers, 'Cache-Control': 'no-store' };
    return (_request, response) => response.writeHead(200, { ...all, 'Content-Length': body.length }).end(body);
  };
  const health = answerOk('{"status":"ok"}');
  const ready = answerOk('{"status":"ready"}');
  const readiness: RequestListener = async (request, response) => {
    if ((await isReady()) && !draining) return ready(request, response);
    const detail = draining ? 'It is stopping.' : 'Its database cannot store leads.';
    answerWithProblem(response, new Problem('not-ready', detail), headers);
  };
  const probes: Readonly<Record<string, RequestListener>> = { '/healthz': health, '/readyz': readiness };
  const refuse: RequestListener = (_request, response) => answerWithProblem(response, onlyRead, headers);
  return {
    find: ({ url = '', method }) => {
      if (!Object.hasOwn(probes, url)) return undefined;
      return method === 'GET' || method === 'HEAD' ? probes[url] : refuse;
    },
    drain: () => void (draining = true),
  };
}

/** Resolves to false if the check fails or takes too long. Never rejects. */
function inTime(check: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), checkTimeout);
    check
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
