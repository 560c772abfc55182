import { createServer as createHttpServer } from 'node:http';
import type { Server } from 'node:http';
import { createApi } from './api/api.ts';
import type { ApiOptions } from './api/api.ts';
import { uploadLimitsOf } from './api/uploads/limits.ts';
import { createRooms } from './api/uploads/room.ts';
import { defaultUploads } from './api/uploads/uploads.ts';
import { byDay, calendarOf, type Calendar, type LaterSite, type SiteInLanguage } from './days.ts';
import { limitConnections, defaultMaxConnections } from './http/connection-limit.ts';
import { guardConnections, serverOptions, defaultTimeouts } from './http/connections.ts';
import type { Timeouts } from './http/connections.ts';
import { prepareDrain } from './http/drain.ts';
import { answerFailure } from './http/failure.ts';
import { limitPipelining } from './http/pipelining.ts';
import { createProbes } from './http/probes.ts';
import { readProxies } from './http/proxies.ts';
import { readRequestLine } from './http/request-line.ts';
import { createRequestRate, defaultRequestLimit } from './http/request-rate.ts';
import type { RequestLimit } from './http/request-rate.ts';
import { refuseWithoutTls } from './http/without-tls.ts';
import { createCounter } from './insights/counter.ts';
import { connectLeads } from './leads/connect.ts';
import type { LeadsOptions } from './leads/open.ts';
import type { LeadStore } from './leads/store.ts';
import { listenForMetrics } from './metrics/listen.ts';
import type { MetricsServer } from './metrics/listen.ts';
import { createMetrics } from './metrics/metrics.ts';
import {
  formerIn,
  formerTerms,
  languageParts,
  laterParts,
  pagesOf,
  readSites,
  sitesOfDays,
  dispatch,
  type First,
  type Parts,
} from './parts.ts';

export interface SiteOptions
  extends Omit<ApiOptions, 'headers' | 'metrics' | 'former' | 'counter'>, Omit<LeadsOptions, 'leadSettings'> {
  /** Folder of the built site: dist/client. */
  readonly client: string;
  /** A store for leads in place of a database. */
  readonly store?: LeadStore;
  readonly timeouts?: Timeouts;
  /** Maximum number of open connections of one address. */
  readonly mostConnections?: number;
  /** Maximum number of requests of one address. */
  readonly requestLimit?: RequestLimit;
  /** Where metrics are served; nowhere by default. */
  readonly metricsAt?: { readonly port: number; readonly host: string } | undefined;
  readonly log?: NonNullable<ApiOptions['log']>;
  /** The site on future days on which it changes. */
  readonly later?: readonly LaterSite[] | undefined;
  /** The site of today in its other languages. */
  readonly languages?: readonly SiteInLanguage[] | undefined;
  readonly timeZone?: string | undefined;
  /** Between two writes of counts, in ms. */
  readonly insightPace?: number;
  /** The day to show in place of today. */
  readonly day?: string | undefined;
}

export interface SiteServer {
  /**
   * Starts to listen and resolves to the port. Without a host, it listens on all IPv6 and IPv4 addresses. Rejects with
   * EADDRINUSE if the port is taken.
   */
  listen(port: number, host?: string): Promise<number>;
  /** The port of the metrics, once the server listens. */
  readonly metricsPort: number | undefined;
  /** Stops listening, finishes the running requests (within 8 s), then closes the store of leads. */
  close(): Promise<void>;
}

/**
 * The whole site on one port: pages from memory, /api through Fastify. Rejects if the built site cannot be used.
 * Without its database, it serves only pages until the database is available.
 */
// Long because all parts share the store, the pages and the calendar.
export async function createServer(given: SiteOptions): Promise<SiteServer> {
  const options = { ...given, rooms: createRooms((given.uploads ?? defaultUploads).memory) };
  const { timeouts = defaultTimeouts, metricsAt, later = [] } = options;
  const [files, ...others] = await readSites([options.client, ...later.map(({ client }) => client)]);
  const store = options.store ?? connectLeads(options);
  const metrics = metricsAt && createMetrics();
  const today = calendarOf(options.timeZone, options.day);
  const counter = options.insights && counterOf(options, store, today);
  const counting = { ...options, counter };
  const isProxy = readProxies(options.trustProxy);
  const first = pagesOf(files!, metrics);
  const { headers, routes, isPage } = first;
  const sites = sitesOfDays(later, others, metrics);
  const former = formerTerms({ ...options, isPage }, sites, today);
  const formerInLanguage = formerIn({ ...options, isPage }, sites, today);
  const days = await laterParts({ options: counting, sites, store, metrics, former, formerInLanguage });
  const ofLanguages = { store, metrics, headers, isPage, former: formerInLanguage };
  const languages = await languageParts(counting, options.languages, ofLanguages);
  const probes = createProbes(() => store.check(), headers);
  const rate = createRequestRate(options.requestLimit ?? defaultRequestLimit, isProxy, headers);
  const withoutTls = refuseWithoutTls(routes.origin, isProxy, headers);
  let drain = async () => {};
  const api = createApi({ ...counting, headers, isPage, metrics, former }, store, (fastify) => {
    const parts = byDay<Parts>({ pages: first.answer, api: fastify, languages: languages.parts }, days, today);
    const before: First = (request, isApi) => probes.find(request) ?? withoutTls(request, isApi);
    const answer = dispatch(parts.now, before, answerFailure(headers, options.log));
    const listener = limitPipelining(rate.limit(readRequestLine(answer, headers)));
    const server = createHttpServer(serverOptions(timeoutsFor(timeouts, options)), listener);
    // Node would drop headers after the 2000th, such as those that a proxy appends. Their size has a limit.
    server.maxHeadersCount = 0;
    guardConnections(server, timeouts, headers);
    rate.guard(server);
    limitConnections(server, options.mostConnections ?? defaultMaxConnections, isProxy);
    drain = prepareDrain(server);
    return server;
  });
  let metricsServer: MetricsServer | undefined;
  api.addHook('preClose', async () => {
    probes.drain();
    await drain();
  });
  api.addHook('onClose', async () => {
    await metricsServer?.close();
    await Promise.all([...days, languages].map(({ close }) => close()));
    await counter?.close();
    await store.close();
  });
  await api.ready();
  const state = () => metricsState(store, api.server);
  return {
    listen: async (port, host) => {
      if (metrics)
        metricsServer = await listenForMetrics(async () => metrics.text(await state()), metricsAt.port, metricsAt.host);
      await listen((address) => api.listen({ port, host: address }), host);
      return (api.server.address() as { port: number }).port;
    },
    get metricsPort() {
      return metricsServer?.port;
    },
    close: () => api.close(),
  };
}

/** Adds up what is counted, on all days and in all languages. */
const counterOf = ({ insights, insightPace, log }: SiteOptions, store: LeadStore, today: Calendar) =>
  createCounter(store.insights, { today, retention: insights!.retention, log, pace: insightPace });

/** Timeouts with enough time for uploads, if a form has an upload field. */
const timeoutsFor = (timeouts: Timeouts, { leadForms, uploads: { time } = defaultUploads }: SiteOptions): Timeouts =>
  uploadLimitsOf(leadForms) ? { ...timeouts, request: Math.max(timeouts.request, time) } : timeouts;

/** The current values for the metrics. */
async function metricsState(store: LeadStore, server: Server) {
  return {
    undelivered: await store.undelivered().catch(() => undefined),
    connections: await connections(server),
  };
}

const connections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));

const noIpv6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

async function listen(start: (host: string) => Promise<unknown>, host: string | undefined): Promise<void> {
  try {
    await start(host ?? '::');
  } catch (error) {
    if (host !== undefined || !noIpv6.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await start('0.0.0.0');
  }
}
