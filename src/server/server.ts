import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createApi, isApiPath, termsOf } from './api/api.ts';
import type { ApiOptions } from './api/api.ts';
import type { LeadTerms } from './api/lead-form.ts';
import { byDay, calendarOf, type LaterSite } from './days.ts';
import { securityHeaders } from './http/security-headers.ts';
import { limitConnections, usualMostConnections } from './http/connection-limit.ts';
import { guardConnections, serverOptions, usualTimeouts } from './http/connections.ts';
import type { Timeouts } from './http/connections.ts';
import { prepareDrain } from './http/drain.ts';
import { createProbes } from './http/probes.ts';
import { readProxies } from './http/proxies.ts';
import { readRequestLine } from './http/request-line.ts';
import { redirectToHttps } from './http/redirect-to-https.ts';
import { connectLeads } from './leads/connect.ts';
import type { LeadsOptions } from './leads/open.ts';
import type { LeadStore } from './leads/store.ts';
import { listenForMetrics } from './metrics/listen.ts';
import type { MetricsServer } from './metrics/listen.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createPages } from './http/pages.ts';
import { readSite } from './http/site-files.ts';
import type { SiteFiles } from './http/site-files.ts';
import { readRoutes } from './http/site-routes.ts';

export interface SiteOptions extends Omit<ApiOptions, 'headers' | 'metrics' | 'former'>, LeadsOptions {
  /** Folder of the built site: dist/client. */
  readonly client: string;
  /** Stores leads in place of a database. */
  readonly store?: LeadStore;
  readonly timeouts?: Timeouts;
  /** How many connections one address may have at once. */
  readonly mostConnections?: number;
  /** Where metrics are served; nowhere by default. */
  readonly metricsAt?: { readonly port: number; readonly host: string } | undefined;
  readonly log?: NonNullable<ApiOptions['log']>;
  /** The site on the days to come on which it changes. */
  readonly later?: readonly LaterSite[] | undefined;
  readonly timeZone?: string | undefined;
  /** The day that the site shows in place of today. */
  readonly day?: string | undefined;
}

export interface SiteServer {
  /**
   * Starts to listen and resolves to the port. Without a host it listens on every address of IPv6 and IPv4. Rejects
   * with EADDRINUSE when the port is taken.
   */
  listen(port: number, host?: string): Promise<number>;
  /** The port of the metrics, once the server listens. */
  readonly metricsPort: number | undefined;
  /** Stops listening, finishes the requests under way (in 8 s at most), then closes the store of leads. */
  close(): Promise<void>;
}

/**
 * The whole site on one port: pages from memory, /api through Fastify.
 * Rejects when the built site cannot be used. Without the database of the leads it serves pages alone, until it is
 * there.
 */
export async function createServer(options: SiteOptions): Promise<SiteServer> {
  const { timeouts = usualTimeouts, metricsAt, later = [] } = options;
  const files = await readSite(options.client);
  const store = options.store ?? connectLeads(options);
  const metrics = metricsAt && createMetrics();
  const today = calendarOf(options.timeZone, options.day);
  const isProxy = readProxies(options.trustProxy);
  const first = pagesOf(files, metrics);
  const { headers, routes } = first;
  const terms = byDay(
    termsOf(options),
    later.map((site) => ({ from: site.from, value: termsOf(site) })),
    today,
  );
  const former = (): LeadTerms | undefined => terms.yesterday();
  const others = await Promise.all(
    later.map(async (site) => {
      const pages = pagesOf(new Map([...files, ...(await readSite(site.client))]), metrics);
      const api = createApi({ ...options, ...site, headers: pages.headers, metrics, former }, store);
      await api.ready();
      return { from: site.from, close: () => api.close(), value: { pages: pages.answer, api: api.routing } };
    }),
  );
  const probes = createProbes(() => store.check(), headers);
  const toHttps = redirectToHttps(routes.origin, isProxy, headers);
  let drain = () => {};
  const api = createApi({ ...options, headers, metrics, former }, store, (fastify) => {
    const parts = byDay<Parts>({ pages: first.answer, api: fastify }, others, today);
    const server = createHttpServer(
      serverOptions(timeouts),
      readRequestLine(
        split(parts.now, (request) => probes.find(request.url) ?? toHttps(request)),
        headers,
      ),
    );
    guardConnections(server, timeouts, headers);
    limitConnections(server, options.mostConnections ?? usualMostConnections, isProxy);
    drain = prepareDrain(server);
    return server;
  });
  let metricsServer: MetricsServer | undefined;
  api.addHook('preClose', async () => {
    probes.drain();
    drain();
  });
  api.addHook('onClose', async () => {
    await metricsServer?.close();
    await Promise.all(others.map(({ close }) => close()));
    await store.close();
  });
  await api.ready();
  const state = async () => ({
    undelivered: await store.undelivered().catch(() => undefined),
    connections: await connections(api.server),
  });
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

/** What answers requests on a day. */
interface Parts {
  readonly api: RequestListener;
  readonly pages: RequestListener;
}

/**
 * Sends each request to the part that answers it. Pages do not go through Fastify, whose routing takes four times as
 * long.
 */
function split(parts: () => Parts, first: (request: IncomingMessage) => RequestListener | undefined): RequestListener {
  return (request, response) => {
    const listener = first(request) ?? parts()[isApiPath(request.url) ? 'api' : 'pages'];
    listener(request, response);
  };
}

/** The pages of a built site, with the headers that its route table asks for. */
function pagesOf(files: SiteFiles, metrics: Metrics | undefined) {
  const routes = readRoutes(files);
  const headers = securityHeaders(routes);
  return { routes, headers, answer: createPages(files, routes, headers, metrics) };
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
