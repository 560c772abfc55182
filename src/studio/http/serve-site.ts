import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import type { Ports } from './guard.ts';

type Served = Pick<ViteDevServer, 'httpServer' | 'middlewares' | 'config'>;

/**
 * Serves the same at a second port, for the site in the frame. It is the next port, or any if that is taken: a browser
 * keeps the drafts of the site's visitor by port. Returns both ports.
 */
export function serveSite({ httpServer, middlewares, config }: Served): () => Ports {
  const site = createServer(middlewares);
  // The socket of hot updates.
  site.on('upgrade', (...upgrade) => httpServer?.emit('upgrade', ...upgrade));
  const listen = (port: number) => site.listen(port, config.server.host as string);
  site.once('error', () => listen(0));
  // After the last port comes 0, which is any.
  httpServer?.once('listening', () => listen((portOf(httpServer) + 1) % 65_536));
  httpServer?.once('close', () => {
    site.close();
    site.closeAllConnections();
  });
  const portOf = (server: Pick<Server, 'address'> | null) => (server?.address() as AddressInfo | null)?.port ?? 0;
  return () => ({ studio: portOf(httpServer), site: portOf(site) });
}
