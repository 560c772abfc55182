import { createServer as createHttpServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createApi } from './api/api.ts';
import type { ApiOptions } from './api/api.ts';
import { isApiPath } from './api/path.ts';
import { prepareDrain } from './drain.ts';
import { securityHeaders } from './headers.ts';
import { createPages } from './pages.ts';
import { readSite } from './site-files.ts';
import { readRoutes } from './site-routes.ts';

export interface SiteOptions extends ApiOptions {
  /** Folder of the built site: dist/client. */
  readonly client: string;
}

export interface SiteServer {
  /** Starts to listen and gives the port. Without a host: every address, IPv6 and IPv4. Rejects with EADDRINUSE. */
  listen(port: number, host?: string): Promise<number>;
  /** Stops listening, answers what is under way (at most 8 s), then closes the lead store. */
  close(): Promise<void>;
}

/** Longest header block in bytes, wide enough that a 64 KB address meets our own 414. */
const maxHeaderSize = 80 * 1024;

/**
 * The whole product on one port: pages from memory, /api through Fastify.
 * Rejects when the build or the data folder cannot be read.
 */
export async function createServer(options: SiteOptions): Promise<SiteServer> {
  const files = await readSite(options.client);
  const routes = readRoutes(files);
  const headers = securityHeaders(routes);
  const pages = createPages(files, routes, headers);
  let drain = () => {};
  const api = await createApi({ ...options, headers }, (fastify) => {
    const server = createHttpServer({ maxHeaderSize, requestTimeout: 30_000, headersTimeout: 10_000 }, split(pages, fastify));
    drain = prepareDrain(server);
    return server;
  });
  api.addHook('preClose', async () => drain());
  await api.ready();
  return {
    listen: async (port, host) => {
      await listen((address) => api.listen({ port, host: address }), host);
      return (api.server.address() as { port: number }).port;
    },
    close: () => api.close(),
  };
}

/** Pages do not pass through Fastify, whose routing takes four times as long. */
function split(pages: RequestListener, api: RequestListener): RequestListener {
  return (request, response) => (isApiPath(request.url) ? api : pages)(request, response);
}

const noIpv6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

async function listen(start: (host: string) => Promise<unknown>, host: string | undefined): Promise<void> {
  try {
    await start(host ?? '::');
  } catch (error) {
    if (host !== undefined || !noIpv6.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await start('0.0.0.0');
  }
}
