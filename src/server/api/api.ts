import type { RequestListener, Server } from 'node:http';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Catalog } from '../catalog.ts';
import { securityHeaders } from '../headers.ts';
import { openLeads } from '../leads/open.ts';
import type { LeadsOptions } from '../leads/open.ts';
import type { LeadStore } from '../leads/store.ts';
import { longestUrl } from '../pages.ts';
import { catalogRoutes } from './catalog-routes.ts';
import type { LeadForms } from './lead-body.ts';
import { leadRoutes } from './lead-routes.ts';
import { Problem, problemOf, sendProblem } from './problem.ts';
import type { Rate } from './rate-limit.ts';

export interface ApiOptions extends LeadsOptions {
  readonly catalog: Catalog;
  /** The forms that may send a lead, by id. */
  readonly leadForms: LeadForms;
  /** Where leads go instead. */
  readonly store?: LeadStore;
  readonly leadRate?: Rate;
  readonly headers?: Readonly<Record<string, string>>;
  /** Addresses of the proxies in front, as `loopback, 10.0.0.0/8`; without it their own address is limited. */
  readonly trustProxy?: string | undefined;
}

const bodyLimit = 16 * 1024;

/** Wide enough for a family behind one mobile address, narrow enough for a flood. */
const usualRate: Rate = { limit: 60, window: 60_000 };

/** The API. `serve` makes the HTTP server around Fastify's handler. Rejects when the leads' database cannot be used. */
export async function createApi(
  options: ApiOptions,
  serve?: (handler: RequestListener) => Server,
): Promise<FastifyInstance> {
  const store = options.store ?? (await openLeads(options));
  const headers = options.headers ?? securityHeaders();
  const settings: FastifyServerOptions = {
    bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: options.trustProxy ?? false,
    ...(serve && { serverFactory: serve }),
    frameworkErrors: (error, _request, reply) => void sendProblem(reply.headers(headers), problemOf(error)),
  };
  const api = fastify(settings);
  api.removeContentTypeParser('text/plain');
  common(api, headers);
  catalogRoutes(api, options.catalog);
  leadRoutes(api, options.leadForms, store, options.leadRate ?? usualRate);
  api.addHook('onClose', () => store.close());
  return api;
}

/** What holds for every address: headers, the longest address, and problems as application/problem+json. */
function common(api: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url.length > longestUrl) throw new Problem(414, 'The address may have 8 KB at most.');
    if (request.is404) throw new Problem(404, 'The API has no such address.');
  });
  api.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem(404, 'The API has no such address.')));
  api.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500 && !(error instanceof Problem)) {
      console.error(`${request.method} ${request.routeOptions.url ?? ''}: ${(error as Error).stack ?? ''}`);
    }
    return sendProblem(reply, problem);
  });
}
