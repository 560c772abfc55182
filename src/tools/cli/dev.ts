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
  return server.listen();
}
