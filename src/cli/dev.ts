import { join } from 'node:path';
import { createServer } from 'vite';

/** `npm run dev`: the development server, with hot update of config and code. */
const server = await createServer({
  configFile: join(process.cwd(), 'vite.config.ts'),
  server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? 'localhost', strictPort: true },
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts();
