import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ServedCatalog } from '../../shared/plan/catalog.ts';
import type { InsightSettings } from '../../shared/plan/insights.ts';
import { maxUrlLength } from '../http/connections.ts';
import { Problem } from '../http/problem.ts';
import { isFromProxy, readProxies } from '../http/proxies.ts';
import type { InsightCounter } from '../insights/counter.ts';
import type { Limit } from '../limits/limit.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { AnswerHeaders } from '../http/security-headers.ts';
import { maxLeadBytes, type LeadStore } from '../leads/store.ts';
import { noLog, traceOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createAsk } from './addresses.ts';
import { checkAddresses } from './address-answers.ts';
import { aboutRoutes } from './about-routes.ts';
import { offeredById } from './catalog.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { parseJson } from './json.ts';
import { addMethods } from './methods.ts';
import { guessesWith, listRoutes } from './list-routes.ts';
import type { SearchedList } from './list-search.ts';
import { leadRoutes } from './lead-routes.ts';
import type { LeadRules } from './lead-routes.ts';
import { countLeads } from './lead-limits.ts';
import { validatorOptions } from './lead-schema.ts';
import { insightRoutes } from './insight-routes.ts';
import { requestRoutes } from './request-routes.ts';
import { describeApi } from './openapi/document.ts';
import { problemOf, problemSent, sendProblem } from './problems.ts';
import type { LeadForms, LeadTerms } from './lead-form.ts';
import { limitSenders } from './senders.ts';
import type { Rooms } from './uploads/room.ts';
import type { UploadSettings } from './uploads/uploads.ts';

export interface ApiOptions {
  readonly catalogs: readonly ServedCatalog[];
  /** The option lists that no page has: too long, or from an address. */
  readonly lists?: readonly SearchedList[];
  /** Where addresses of config that are paths are asked. */
  readonly servicesOrigin?: string | undefined;
  readonly leadForms: LeadForms;
  /** The language of the site, if it has several: leads keep it. */
  readonly language?: string | undefined;
  readonly leadSettings?: LeadRules;
  /** What is counted; undefined on a site without insights. */
  readonly insights?: InsightSettings | undefined;
  /** Adds up the counts of all days and languages. */
  readonly counter?: InsightCounter | undefined;
  /** The server's limits for files. */
  readonly uploads?: UploadSettings;
  /** The memory for files, which the API of every language and day shares. */
  readonly rooms?: Rooms;
  /** Whether the site has a page at this path; the development server does not know. */
  readonly isPage?: LeadTerms['isPage'];
  /** The site's name, for the description of the API. */
  readonly siteName?: string;
  readonly headers?: AnswerHeaders;
  /** How long browsers may cache answers, in seconds; 0 if the config may change at any time. */
  readonly maxAge?: number;
  /**
   * The proxies in front of the server: their addresses, as `loopback, 10.0.0.0/8`, or their number. Without it,
   * headers about the visitor are not trusted.
   */
  readonly trustProxy?: string | undefined;
  readonly log?: Log;
  readonly metrics?: Metrics | undefined;
  /** Yesterday's terms of leads, on a day on which they change, for pages that were opened yesterday. */
  readonly former?: () => LeadTerms | undefined;
}

/** How many requests to addresses of config one sender may cause. Answers that are kept do not count. */
const askLimit = { most: 120, window: 60_000 };

/** How often one sender may ask whether a code exists, so that codes cannot be guessed. */
const guessLimit = { most: 20, window: 10 * 60_000 };

/** How many wrong tokens of leads one sender may send. A right one is 1 of 2¹²⁸, so this only saves work. */
const tokenLimit = { most: 20, window: 10 * 60_000 };

/** Whether an address belongs to the API. All other addresses are pages. */
export const isApiPath = (url = ''): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Creates the API over a store of leads. `serve` makes the HTTP server with Fastify's handler. */
export function createApi(
  options: ApiOptions,
  store: LeadStore,
  serve?: (handler: RequestListener) => Server,
): FastifyInstance {
  const { headers = securityHeaders(), trustProxy, log = noLog } = options;
  const isProxy = readProxies(trustProxy);
  const settings: FastifyServerOptions = {
    bodyLimit: maxLeadBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: isProxy,
    genReqId: (request) => (isFromProxy(request, isProxy) ? requestIdOf(request) : undefined) ?? randomUUID(),
    ajv: { customOptions: validatorOptions },
    ...(serve && { serverFactory: serve }),
    // The HTTP server answers errors of connections itself.
    clientErrorHandler: () => {},
    frameworkErrors: (error, _request, reply) => void sendProblem(reply.headers(headers), problemOf(error)),
  };
  const api = fastify(settings);
  api.removeContentTypeParser('text/plain');
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
    parseJson(body),
  );
  addMethods(api);
  addCommonHandlers(api, headers, log);
  recordCalls(api, log, options.metrics);
  const { catalogs, lists = [], leadSettings = {}, uploads, rooms, maxAge, former = () => undefined } = options;
  catalogRoutes(api, catalogs, maxAge);
  const ask = createAsk(options.servicesOrigin ?? '', log);
  const limited = (name: string, limit: Limit) => limitSenders((origin) => store.limiter(`${name}-${origin}`, limit));
  const countGuess = guessesWith(limited('guess', guessLimit));
  listRoutes(api, lists, maxAge, { ask, count: limited('ask', askLimit) }, countGuess);
  const { limits = {}, guard, phones } = leadSettings;
  const now = termsOf(options);
  const counts = countLeads(store, limits, now.forms, phones);
  const checks = { counts, answered: checkAddresses(lists, ask), countGuess };
  leadRoutes(api, { now, former }, store, { ...checks, guard, uploads, rooms }, log);
  requestRoutes(api, now, store, limited('token', tokenLimit), checks, log);
  if (options.insights && options.counter) insightRoutes(api, options.insights.names, options.counter);
  aboutRoutes(api, describeApi(options), maxAge);
  return api;
}

/** The terms of leads. */
export const termsOf = ({
  leadForms,
  catalogs,
  isPage,
  language,
}: Pick<ApiOptions, 'leadForms' | 'catalogs' | 'isPage' | 'language'>): LeadTerms => ({
  forms: leadForms,
  offered: offeredById(catalogs),
  isPage,
  ...(language !== undefined && { language }),
});

/** The request id from the proxy, which connects its log with ours. */
function requestIdOf({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}

/** Handlers for all addresses of the API: headers, maximum URL length, and errors as application/problem+json. */
function addCommonHandlers(api: FastifyInstance, headers: AnswerHeaders, log: Log): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    if (request.url.length > maxUrlLength) throw new Problem('address-too-long', 'The address may have 8 KB at most.');
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

/** Logs and counts each call by its route. The address itself may contain what a visitor typed. */
function recordCalls(api: FastifyInstance, log: Log, metrics: Metrics | undefined): void {
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
    const problem = problemSent(reply);
    log.info(problem ? { ...call, problem } : call, 'Call');
  });
}
