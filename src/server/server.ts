import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createApi, isApiPath } from './api/api.ts';
import type { ApiOptions } from './api/api.ts';
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
import { createPages } from './http/pages.ts';
import { readSite } from './http/site-files.ts';
import { readRoutes } from './http/site-routes.ts';

export interface SiteOptions extends Omit<ApiOptions, 'headers' | 'metrics'>, LeadsOptions {
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
  const { timeouts = usualTimeouts, metricsAt } = options;
  const files = await readSite(options.client);
  const routes = readRoutes(files);
  const headers = securityHeaders(routes);
  const store = options.store ?? connectLeads(options);
  const metrics = metricsAt && createMetrics();
  const probes = createProbes(() => store.check(), headers);
  const pages = createPages(files, routes, headers, metrics);
  const isProxy = readProxies(options.trustProxy);
  const toHttps = redirectToHttps(routes.origin, isProxy, headers);
  let drain = () => {};
  const api = createApi({ ...options, headers, metrics }, store, (fastify) => {
    const server = createHttpServer(
      serverOptions(timeouts),
      readRequestLine(
        split({ api: fastify, pages, first: (request) => probes.find(request.url) ?? toHttps(request) }),
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
  api.addHook('onClose', () => metricsServer?.close());
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

interface Parts {
  readonly first: (request: IncomingMessage) => RequestListener | undefined;
  readonly api: RequestListener;
  readonly pages: RequestListener;
}

/**
 * Sends each request to the part that answers it. Pages do not go through Fastify, whose routing takes four times as
 * long.
 */
function split({ first, api, pages }: Parts): RequestListener {
  return (request, response) => (first(request) ?? (isApiPath(request.url) ? api : pages))(request, response);
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
