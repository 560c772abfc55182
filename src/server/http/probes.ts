import type { RequestListener } from 'node:http';
import { answerWithProblem, Problem } from './problem.ts';
import type { AnswerHeaders } from './security-headers.ts';

/** What a load balancer asks. */
export interface Probes {
  /** Answers this address; undefined when it is no probe. */
  find(url: string | undefined): RequestListener | undefined;
  /** Says from now on that the server takes nothing new. */
  drain(): void;
}

/** How long what `check` found counts, in ms. Probes that come meanwhile do not check again. */
const answerCounts = 1_000;

/** How long to wait for it, in ms. */
const longestWait = 2_000;

/**
 * /healthz says that the process answers. /readyz says that it takes leads: `check` resolves, and the server is
 * not about to stop. Only one check runs at a time. Pages need no database, so a server that is not ready still serves
 * them.
 */
export function createProbes(check: () => Promise<void>, headers: AnswerHeaders): Probes {
  let draining = false;
  let checking = false;
  let last: { readonly at: number; readonly ready: Promise<boolean> } | undefined;

  const isReady = (): Promise<boolean> => {
    const now = performance.now();
    if (!last || (!checking && now - last.at > answerCounts)) {
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
    const detail = draining ? 'It is about to stop.' : 'Its database takes no leads.';
    answerWithProblem(response, new Problem('not-ready', detail), headers);
  };
  return {
    find: (url) => (url === '/healthz' ? health : url === '/readyz' ? readiness : undefined),
    drain: () => void (draining = true),
  };
}

/** Resolves to false when the check fails or takes too long. Never rejects. */
function inTime(check: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), longestWait);
    check
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
