import type { RequestListener, ServerResponse } from 'node:http';
import { Problem, problemMedia } from './api/problem.ts';
import type { ProblemKind } from './api/problem-kinds.ts';
import { preferred } from './encodings.ts';
import { isFresh } from './etag.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Representation } from './representation.ts';
import type { SiteFiles } from './site-files.ts';
import { createFinder } from './site-routes.ts';
import type { Found, SiteRoutes } from './site-routes.ts';

/** Headers that every answer carries. */
export type Headers = Readonly<Record<string, string>>;

/** Longest address in bytes; a longer one is answered with 414. */
export const longestUrl = 8 * 1024;

/** Answers every address outside /api from memory. Never throws, never waits. */
export function createPages(files: SiteFiles, routes: SiteRoutes, common: Headers, metrics?: Metrics): RequestListener {
  const find = createFinder(routes, files);
  const offersOf = createOffers(common);
  const answer: RequestListener = (request, response) => {
    const { url = '/', method, headers } = request;
    if (url.length > longestUrl) return refuse(response, 'address-too-long', common);
    if (method !== 'GET' && method !== 'HEAD')
      return refuse(response, 'method-not-allowed', { ...common, Allow: 'GET, HEAD' });
    const mark = url.indexOf('?');
    const path = decode(mark < 0 ? url : url.slice(0, mark));
    if (path === undefined) return refuse(response, 'malformed-request', common);
    const found = find(path);
    if (found.kind === 'redirect') return redirect(response, found.to, mark < 0 ? '' : url.slice(mark), common);
    const hasQuery = mark >= 0 && url.length > mark + 1;
    const offers = offersOf(found, found.noindex === true || (found.noindex === 'query' && hasQuery));
    const { body, fresh, full } = offers[preferred(headers['accept-encoding'], found.file.bodies)]!;
    if (found.kind !== 'missing' && isFresh(headers['if-none-match'], body.etag))
      return void response.writeHead(304, fresh).end();
    // Node leaves the body out of the answer to HEAD.
    response.writeHead(found.kind === 'missing' ? 404 : 200, full).end(body.bytes);
  };
  if (!metrics) return answer;
  return (request, response) => {
    answer(request, response);
    metrics.page(response.statusCode);
  };
}

function decode(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

type FoundFile = Exclude<Found, { kind: 'redirect' }>;

/** A coding of a file with its headers as Node takes them fastest: names and values in turn. */
interface Offer {
  readonly body: Representation;
  readonly fresh: string[];
  readonly full: string[];
}

/** Makes the headers of a file's codings once. */
function createOffers(common: Headers): (found: FoundFile, hidden: boolean) => readonly Offer[] {
  const made = [new Map<FoundFile, Offer[]>(), new Map<FoundFile, Offer[]>()] as const;
  return (found, hidden) => {
    const known = made[hidden ? 1 : 0];
    let offers = known.get(found);
    if (!offers)
      known.set(
        found,
        (offers = found.file.bodies.map((body) =>
          offerOf(found, body, hidden ? { ...common, 'X-Robots-Tag': 'noindex' } : common),
        )),
      );
    return offers;
  };
}

function offerOf(found: FoundFile, body: Representation, common: Headers): Offer {
  const fresh = { ...common, ETag: body.etag, Vary: 'Accept-Encoding', 'Cache-Control': cacheControl(found) };
  const content = {
    'Content-Type': found.file.type,
    'Content-Length': String(body.bytes.length),
    ...(body.encoding !== 'identity' && { 'Content-Encoding': body.encoding }),
  };
  return { body, fresh: Object.entries(fresh).flat(), full: Object.entries({ ...fresh, ...content }).flat() };
}

/** A hash in the name, as the bundler writes it: index-BX3k_9aQ.js. */
const hashed = /^assets\/.*-[\w-]{8,}\.\w+$/;

function cacheControl({ kind, path }: FoundFile): string {
  if (kind !== 'asset') return 'no-cache';
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function redirect(response: ServerResponse, to: string, query: string, common: Headers): void {
  const [path = '', fragment] = to.split('#');
  const joined = path.includes('?') ? query.replace('?', '&') : query;
  const location = `${path}${joined}${fragment === undefined ? '' : `#${fragment}`}`;
  response.writeHead(301, { ...common, Location: location, 'Cache-Control': 'no-cache', 'Content-Length': 0 }).end();
}

function refuse(response: ServerResponse, kind: ProblemKind, headers: Headers): void {
  const problem = new Problem(kind);
  const body = problem.text();
  response
    .writeHead(problem.status, {
      'Cache-Control': 'no-store',
      ...headers,
      'Content-Type': problemMedia,
      'Content-Length': body.length,
    })
    .end(body);
}
