import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isFresh } from './etag.ts';
import { choose } from './representation.ts';
import type { Representation } from './representation.ts';
import type { SiteFiles } from './site-files.ts';
import { createFinder } from './site-routes.ts';
import type { Found, SiteRoutes } from './site-routes.ts';

/** Headers that every answer carries. */
export type Headers = Readonly<Record<string, string>>;

/** Longest address in bytes; a longer one is answered with 414. */
export const longestUrl = 8 * 1024;

/** Answers every address outside /api from memory. Never throws, never waits. */
export function createPages(files: SiteFiles, routes: SiteRoutes, common: Headers): RequestListener {
  const find = createFinder(routes, files);
  return (request, response) => {
    const url = request.url ?? '/';
    if (url.length > longestUrl) return refuse(response, 414, common);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response, 405, { ...common, Allow: 'GET, HEAD' });
    }
    const mark = url.indexOf('?');
    const path = decode(mark < 0 ? url : url.slice(0, mark));
    if (path === undefined) return refuse(response, 400, common);
    const found = find(path);
    if (found.kind === 'redirect') return redirect(response, found.to, mark < 0 ? '' : url.slice(mark), common);
    const hasQuery = mark >= 0 && url.length > mark + 1;
    const hidden = found.noindex === true || (found.noindex === 'query' && hasQuery);
    sendFile(request, response, found, hidden ? { ...common, 'X-Robots-Tag': 'noindex' } : common);
  };
}

function decode(path: string): string | undefined {
  try {
    return path.startsWith('/') ? decodeURIComponent(path) : undefined;
  } catch {
    return undefined;
  }
}

type FoundFile = Exclude<Found, { kind: 'redirect' }>;

function sendFile(request: IncomingMessage, response: ServerResponse, found: FoundFile, common: Headers): void {
  const body = choose(request.headers['accept-encoding'], found.file.bodies);
  const headers = { ...common, ...validators(found, body) };
  if (found.kind !== 'missing' && isFresh(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(found.kind === 'missing' ? 404 : 200, {
    ...headers,
    'Content-Type': found.file.type,
    'Content-Length': body.bytes.length,
    ...(body.encoding !== 'identity' && { 'Content-Encoding': body.encoding }),
  });
  response.end(body.bytes); // Node leaves the body out of the answer to HEAD.
}

function validators(found: FoundFile, body: Representation): Headers {
  return { ETag: body.etag, Vary: 'Accept-Encoding', 'Cache-Control': cacheControl(found) };
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
  refuse(response, 301, { ...common, Location: location, 'Cache-Control': 'no-cache' });
}

function refuse(response: ServerResponse, status: number, headers: Headers): void {
  const text = STATUS_CODES[status] ?? '';
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
  });
  response.end(text);
}
