import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ChangeError } from '../../authoring/changes/change-error.ts';
import { EditError } from '../../authoring/edit/edit-error.ts';
import { CannotMake } from '../../authoring/templates/cannot-make.ts';
import { CannotRename } from '../../authoring/usages/rename/cannot-rename.ts';
import type { Call, Handlers } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { fromQuery } from '../contract/input.ts';
import { schemaError } from './fit.ts';
import { checkRequest, home, isStudioUrl, originAt, type Ports } from './guard.ts';
import { Refusal } from './refusal.ts';

export interface StudioHttp {
  readonly token: string;
  readonly handlers: Handlers<typeof calls>;
  /** Whether answers are validated too, as in tests. */
  readonly checksAnswers: boolean;
  ports(): Ports;
  /** The HTML of Studio's page. `siteOrigin`: of the site in its frame. */
  page(siteOrigin: string): Promise<string>;
}

type Next = (error?: unknown) => void;

/** Headers of every response: no caching, no framing by other sites, no referrer. */
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * The content policy of Studio's page: its own scripts, and those with the nonce, and the site in a frame. Its text
 * editor writes styles.
 */
const contentPolicy = (nonce: string, site: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ...['font-src', 'connect-src'].map((directive) => `${directive} 'self'`),
    `frame-src ${site}`,
    ...['frame-ancestors', 'base-uri', 'form-action'].map((directive) => `${directive} 'none'`),
  ].join('; ');

/** Largest body, in bytes: a file of config has at most 300,000. */
const maxBodyBytes = 1_000_000;

/** Answers requests to Studio. Passes others on, to the site, if they come from it or from Studio. */
export const studioHttp =
  (studio: StudioHttp) =>
  (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const isForSite = !isStudioUrl(request.url ?? '');
    if (isForSite && 'pass' in verdictOn(request, studio)) {
      response.setHeader('content-security-policy', `frame-ancestors ${studioOrigin(request, studio)}`);
      return next();
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answerRequest(request, response, studio).catch((error: unknown) => fail(response, error));
  };

/** The origin of Studio's page, for a person who has opened it with the host name of a request. */
const studioOrigin = ({ headers: { host = '' } }: IncomingMessage, studio: StudioHttp): string =>
  originAt(host, studio.ports().studio);

function verdictOn({ method = 'GET', url = '/', headers: sent, socket }: IncomingMessage, studio: StudioHttp) {
  return checkRequest({ method, url, headers: sent, port: socket.localPort ?? 0 }, studio.ports(), studio.token);
}

async function answerRequest(request: IncomingMessage, response: ServerResponse, studio: StudioHttp): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const verdict = verdictOn(request, studio);
  if ('refused' in verdict) throw new Refusal(verdict.refused, verdict.why);
  if ('to' in verdict) {
    const { to, cookie } = verdict;
    response.writeHead(303, { location: to, ...(cookie !== undefined && { 'set-cookie': cookie }) }).end();
    return;
  }
  const { pathname, searchParams } = new URL(url, 'http://studio');
  if (pathname === home && method === 'GET') {
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const site = originAt(request.headers.host ?? '', studio.ports().site);
    response.setHeader('content-security-policy', contentPolicy(nonce, site));
    response.end((await studio.page(site)).replaceAll('<script', `<script nonce="${nonce}"`));
    return;
  }
  const name = pathname.startsWith(`${home}api/`) ? pathname.slice(`${home}api/`.length) : '';
  if (!isCall(name) || calls[name].method !== method) throw new Refusal(404, 'There is nothing at this address.');
  const call: Call = calls[name];
  const input = method === 'GET' ? fromQuery(call.takes, searchParams) : await bodyOf(request, call.maxBytes);
  send(response, 200, await checkedAnswer(name, call, studio.handlers[name], input, studio.checksAnswers));
}

const isCall = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name);

/** Validates the input of a call and runs its handler. */
export async function checkedAnswer(
  name: string,
  { takes, gives }: Call,
  handler: (input: never) => unknown,
  input: unknown,
  checksAnswers: boolean,
): Promise<unknown> {
  const wrong = schemaError(takes, input, name);
  if (wrong !== undefined) throw new Refusal(400, `Invalid input: ${wrong}.`);
  const answer = await handler(input as never);
  const fault = checksAnswers ? schemaError(gives, answer, name) : undefined;
  if (fault !== undefined) throw new Error(`The answer does not fit its contract: ${fault}.`);
  return answer;
}

/** The JSON data of a body. */
async function bodyOf(request: IncomingMessage, maxBytes = maxBodyBytes): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Studio reads only JSON.');
  const tooLong = () => new Refusal(413, 'This is too long.');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLong();
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > maxBytes) throw tooLong();
    parts.push(part as Buffer);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))) as unknown;
  } catch {
    throw new Refusal(400, 'Invalid JSON.');
  }
}

/** Errors whose message is for the person. */
const reportedErrors = [ChangeError, EditError, CannotMake, CannotRename];

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(reportedErrors.some((one) => error instanceof one) ? 422 : 500, (error as Error).message);
}

function fail(response: ServerResponse, error: unknown): void {
  const refusal = refusalOf(error);
  if (refusal.status === 500) console.error(error);
  // Does not wait for the rest of the body.
  if (refusal.status === 413) response.setHeader('connection', 'close');
  send(response, refusal.status, { message: refusal.message, ...refusal.more });
}

function send(response: ServerResponse, status: number, data: unknown): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(data));
}
