import type { RequestListener, ServerResponse } from 'node:http';
import { decoded } from '../../shared/engine/decoded.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { maxUrlLength } from './connections.ts';
import { answerWithProblem, onlyRead, Problem } from './problem.ts';
import { chooseEncoding, isFresh } from './representation.ts';
import type { Encoding, Representation } from './representation.ts';
import type { AnswerHeaders } from './security-headers.ts';
import type { SiteFiles } from './site-files.ts';
import { createFinder } from './site-routes.ts';
import type { RouteMatch, SiteRoutes } from './site-routes.ts';

/** Answers all addresses outside /api from memory. Never throws, never waits. */
export function createPages(
  files: SiteFiles,
  routes: SiteRoutes,
  common: AnswerHeaders,
  metrics?: Metrics,
): RequestListener {
  const find = createFinder(routes, files);
  const offersOf = createOffers(common);
  const refuse = (response: ServerResponse, problem: Problem) => answerWithProblem(response, problem, common);
  const answer: RequestListener = (request, response) => {
    const { url = '/', method, headers } = request;
    if (url.length > maxUrlLength) return refuse(response, new Problem('address-too-long'));
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, onlyRead);
    const queryStart = url.indexOf('?');
    const path = decoded(queryStart < 0 ? url : url.slice(0, queryStart));
    const found = find(path);
    if (found.kind === 'redirect')
      return redirect(response, found, queryStart < 0 ? '' : url.slice(queryStart), common);
    const hasQuery = queryStart >= 0 && url.length > queryStart + 1;
    const offers = offersOf(found, found.noindex === true || (found.noindex === 'query' && hasQuery));
    const { body, unchangedHeaders, fullHeaders } = chooseEncoding(headers['accept-encoding'], offers);
    if (found.kind !== 'missing' && isFresh(headers['if-none-match'], body.etag))
      return void response.writeHead(304, unchangedHeaders).end();
    // Node omits the body for HEAD.
    response.writeHead(found.kind === 'missing' ? 404 : 200, fullHeaders).end(body.bytes);
  };
  if (!metrics) return answer;
  return (request, response) => {
    answer(request, response);
    metrics.page(response.statusCode);
  };
}

type FoundFile = Exclude<RouteMatch, { kind: 'redirect' }>;

/** A file in one encoding with its headers, in the format that Node writes fastest: alternating names and values. */
interface Offer {
  readonly encoding: Encoding;
  readonly body: Representation;
  readonly unchangedHeaders: string[];
  readonly fullHeaders: string[];
}

/** Returns a file in all its encodings. Headers are computed once, not for every request. */
function createOffers(common: AnswerHeaders): (found: FoundFile, noindex: boolean) => readonly Offer[] {
  const indexed = new Map<FoundFile, Offer[]>();
  const notIndexed = new Map<FoundFile, Offer[]>();
  return (found, noindex) => {
    const known = noindex ? notIndexed : indexed;
    let offers = known.get(found);
    if (!offers) {
      const headers = noindex ? { ...common, 'X-Robots-Tag': 'noindex' } : common;
      offers = found.file.bodies.map((body) => offerOf(found, body, headers));
      known.set(found, offers);
    }
    return offers;
  };
}

function offerOf(found: FoundFile, body: Representation, common: AnswerHeaders): Offer {
  const unchanged = { ...common, ETag: body.etag, Vary: 'Accept-Encoding', 'Cache-Control': cacheControl(found) };
  const content = {
    'Content-Type': found.file.type,
    'Content-Length': String(body.bytes.length),
    ...(body.encoding !== 'identity' && { 'Content-Encoding': body.encoding }),
  };
  return {
    encoding: body.encoding,
    body,
    unchangedHeaders: Object.entries(unchanged).flat(),
    fullHeaders: Object.entries({ ...unchanged, ...content }).flat(),
  };
}

/** The bundler adds a content hash to the name: index-BX3k_9aQ.js. */
const hashed = /^assets\/.*-[\w-]{8,}\.\w+$/;

function cacheControl({ kind, path }: FoundFile): string {
  if (kind !== 'asset') return 'no-cache';
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

type Redirect = Extract<RouteMatch, { kind: 'redirect' }>;

function redirect(response: ServerResponse, { to, isForNow }: Redirect, query: string, common: AnswerHeaders): void {
  const [path = '', fragment] = to.split('#');
  const joined = path.includes('?') ? query.replace('?', '&') : query;
  const location = `${path}${joined}${fragment === undefined ? '' : `#${fragment}`}`;
  response
    .writeHead(isForNow ? 302 : 301, {
      ...common,
      Location: location,
      'Cache-Control': 'no-cache',
      'Content-Length': 0,
    })
    .end();
}
