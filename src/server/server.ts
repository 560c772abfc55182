import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createApi } from './api/api.ts';
import type { ApiOptions } from './api/api.ts';
import { isApiPath } from './api/path.ts';
import { securityHeaders } from './headers.ts';
import { guardConnections, serverOptions, usualPatience } from './http/connections.ts';
import type { Patience } from './http/connections.ts';
import { prepareDrain } from './http/drain.ts';
import { createProbes } from './http/probes.ts';
import { toSecure } from './http/secure.ts';
import { openLeads } from './leads/open.ts';
import type { LeadsOptions } from './leads/open.ts';
import type { LeadStore } from './leads/store.ts';
import { listenForMetrics } from './metrics/listen.ts';
import type { MetricsServer } from './metrics/listen.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPages } from './pages.ts';
import { readSite } from './site-files.ts';
import { readRoutes } from './site-routes.ts';

export interface SiteOptions extends Omit<ApiOptions, 'headers' | 'metrics'>, LeadsOptions {
  /** Folder of the built site: dist/client. */
  readonly client: string;
  /** Where leads go instead. */
  readonly store?: LeadStore;
  readonly patience?: Patience;
  /** Where metrics are told; nowhere by default. */
  readonly metricsAt?: { readonly port: number; readonly host: string } | undefined;
  readonly log?: NonNullable<ApiOptions['log']>;
}

export interface SiteServer {
  /** Starts to listen and gives the port. Without a host: every address, IPv6 and IPv4. Rejects with EADDRINUSE. */
  listen(port: number, host?: string): Promise<number>;
  /** Where metrics are told, once it listens. */
  readonly metricsPort: number | undefined;
  /** Stops listening, answers what is under way (at most 8 s), then closes the lead store. */
  close(): Promise<void>;
}

/**
 * The whole product on one port: pages from memory, /api through Fastify.
 * Rejects when the build or the leads' database cannot be used.
 */
export async function createServer(options: SiteOptions): Promise<SiteServer> {
  const { patience = usualPatience, metricsAt } = options;
  const files = await readSite(options.client);
  const routes = readRoutes(files);
  const headers = securityHeaders(routes);
  const store = options.store ?? (await openLeads(options));
  const metrics = metricsAt && createMetrics();
  const probes = createProbes(() => store.check(), headers);
  const pages = createPages(files, routes, headers, metrics);
  const secure = options.trustProxy === undefined ? undefined : toSecure(headers);
  let drain = () => {};
  const api = createApi({ ...options, headers, metrics }, store, (fastify) => {
    const server = createHttpServer(
      serverOptions(patience),
      split({ api: fastify, pages, first: (request) => probes.find(request.url) ?? secure?.(request) }),
    );
    guardConnections(server, patience, headers);
    drain = prepareDrain(server);
    return server;
  });
  let told: MetricsServer | undefined;
  api.addHook('preClose', async () => {
    probes.drain();
    drain();
  });
  api.addHook('onClose', () => told?.close());
  await api.ready();
  const state = async () => ({
    waiting: await store.waiting().catch(() => undefined),
    connections: await connections(api.server),
  });
  return {
    listen: async (port, host) => {
      if (metrics)
        told = await listenForMetrics(async () => metrics.text(await state()), metricsAt.port, metricsAt.host);
      await listen((address) => api.listen({ port, host: address }), host);
      return (api.server.address() as { port: number }).port;
    },
    get metricsPort() {
      return told?.port;
    },
    close: () => api.close(),
  };
}

interface Parts {
  readonly first: (request: IncomingMessage) => RequestListener | undefined;
  readonly api: RequestListener;
  readonly pages: RequestListener;
}

/** Pages do not pass through Fastify, whose routing takes four times as long. */
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
