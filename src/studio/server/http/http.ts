import type { IncomingMessage, ServerResponse } from 'node:http';
import { home, judge } from './guard.ts';
import { Refusal } from './refusal.ts';

/** What a route is asked: the query of the address, or the data of the body. */
export interface Question {
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Answers a question with data, which the browser gets as JSON. Throws a Refusal for what cannot be answered. */
export type Route = (question: Question) => unknown;

/** The routes by method and path behind /__studio/api/: `GET site`. */
export type Routes = Readonly<Record<string, Route>>;

export interface StudioHttp {
  readonly token: string;
  readonly routes: Routes;
  /** The HTML of Studio's page. */
  page(): Promise<string>;
}

type Next = (error?: unknown) => void;

/** Headers of every answer: nothing is kept, framed elsewhere, or told to where a link leads. */
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
};

/** So many bytes of a body are read: a file of config has at most 300,000. */
const mostBytes = 1_000_000;

const isStudios = (url: string): boolean => /^\/__studio(?:[/?#]|$)/.test(url);

/** Answers what is asked of Studio, and leaves every other request to who comes next. */
export const studioHttp =
  (studio: StudioHttp) =>
  (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    if (!isStudios(request.url ?? '')) return next();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response, studio).catch((error: unknown) => fail(response, error));
  };

async function answer(request: IncomingMessage, response: ServerResponse, studio: StudioHttp): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const asking = { method, url, headers: request.headers, port: request.socket.localPort ?? 0 };
  const verdict = judge(asking, studio.token);
  if ('refused' in verdict) throw new Refusal(verdict.refused, verdict.why);
  if ('cookie' in verdict) {
    response.writeHead(303, { 'set-cookie': verdict.cookie, location: verdict.to }).end();
    return;
  }
  const { pathname, searchParams } = new URL(url, 'http://studio');
  if (pathname === home && method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await studio.page());
    return;
  }
  const name = pathname.startsWith(`${home}api/`) ? `${method} ${pathname.slice(`${home}api/`.length)}` : '';
  const route = Object.hasOwn(studio.routes, name) ? studio.routes[name] : undefined;
  if (!route) throw new Refusal(404, 'Studio has nothing at this address.');
  send(
    response,
    200,
    await route({ query: searchParams, body: method === 'POST' ? await bodyOf(request) : undefined }),
  );
}

/** The data of a body. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Studio reads JSON alone.');
  const tooLong = () => new Refusal(413, 'This is too long.');
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLong();
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > mostBytes) throw tooLong();
    parts.push(part as Buffer);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))) as unknown;
  } catch {
    throw new Refusal(400, 'This is no JSON.');
  }
}

function fail(response: ServerResponse, error: unknown): void {
  const refusal = error instanceof Refusal ? error : new Refusal(500, (error as Error).message);
  if (refusal.status === 500) console.error(error);
  // What is left of the body is not waited for.
  if (refusal.status === 413) response.setHeader('connection', 'close');
  send(response, refusal.status, { message: refusal.message, ...refusal.more });
}

function send(response: ServerResponse, status: number, data: unknown): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(data ?? null));
}
