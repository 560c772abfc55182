import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

/** `npm run dev`: the development server, with hot update of config and code. */
const server = await started().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
server.printUrls();
server.bindCLIShortcuts();

async function started(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(process.cwd(), 'vite.config.ts'),
    server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? 'localhost', strictPort: true },
  });
  // The simulated visitors keep the server busy for seconds, after which it would end connections that browsers reuse.
  if (server.httpServer && 'keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 60_000;
  return server.listen();
}
