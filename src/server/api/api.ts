import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Catalog } from '../catalog.ts';
import { securityHeaders } from '../headers.ts';
import type { LeadStore } from '../leads/store.ts';
import { noLog, traceOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { longestUrl } from '../pages.ts';
import { aboutRoutes } from './about-routes.ts';
import { catalogRoutes } from './catalog-routes.ts';
import type { LeadForms } from './lead-forms.ts';
import { leadRoutes } from './lead-routes.ts';
import type { LeadRules } from './lead-routes.ts';
import { describe } from './openapi/document.ts';
import { Problem, problemOf, sendProblem } from './problem.ts';

export interface ApiOptions {
  readonly catalog: Catalog;
  readonly leadForms: LeadForms;
  readonly leadSettings?: LeadRules;
  /** Whose API it is, for its description. */
  readonly siteName?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The proxies in front, as `loopback, 10.0.0.0/8`, or how many there are; without it what they say of the visitor does not count. */
  readonly trustProxy?: string | undefined;
  readonly log?: Log;
  readonly metrics?: Metrics | undefined;
}

const bodyLimit = 16 * 1024;

/** The API over a store of leads, which it closes at its end. `serve` makes the HTTP server around Fastify's handler. */
export function createApi(
  options: ApiOptions,
  store: LeadStore,
  serve?: (handler: RequestListener) => Server,
): FastifyInstance {
  const { headers = securityHeaders(), trustProxy, log = noLog } = options;
  const settings: FastifyServerOptions = {
    bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: proxies(trustProxy),
    genReqId: (request) => (trustProxy === undefined ? undefined : givenId(request)) ?? randomUUID(),
    ...(serve && { serverFactory: serve }),
    // Errors of connections are the HTTP server's own to answer.
    clientErrorHandler: () => {},
    frameworkErrors: (error, _request, reply) => void sendProblem(reply.headers(headers), problemOf(error)),
  };
  const api = fastify(settings);
  api.removeContentTypeParser('text/plain');
  common(api, headers, log);
  account(api, log, options.metrics);
  catalogRoutes(api, options.catalog);
  leadRoutes(api, options.leadForms, store, options.leadSettings ?? {}, log);
  aboutRoutes(api, describe(options));
  api.addHook('onClose', () => store.close());
  return api;
}

const proxies = (trusted: string | undefined) =>
  /^\d+$/.test(trusted ?? '') ? (_address: string, hop: number) => hop < Number(trusted) : (trusted ?? false);

/** What a proxy calls the request, so that its log and ours can be read side by side. */
function givenId({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}

/** What holds for every address: headers, the longest address, and problems as application/problem+json. */
function common(api: FastifyInstance, headers: Readonly<Record<string, string>>, log: Log): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    if (request.url.length > longestUrl) throw new Problem('address-too-long', 'The address may have 8 KB at most.');
    if (request.is404) throw new Problem('not-found', 'The API has no such address.');
  });
  api.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new Problem('not-found', 'The API has no such address.')),
  );
  api.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.kind === 'server-failed') log.error({ id: request.id, ...traceOf(error) }, 'A call failed');
    return sendProblem(reply, problem);
  });
}

/** A line in the log and a count for each call, by the pattern of its address: what stands in the address itself is nobody's business. */
function account(api: FastifyInstance, log: Log, metrics: Metrics | undefined): void {
  api.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const call = {
      id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    metrics?.call(call);
    log.info(call, 'Call');
  });
}
