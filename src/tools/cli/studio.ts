import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { siteRoot } from '../../compiler/read/files.ts';
import { studio } from '../../studio/plugin.ts';

/**
 * `npm run studio`: the development server with Studio beside it, for this machine alone, and a browser that shows it.
 * `npm run studio -- --no-open` opens no browser.
 */
const project = process.cwd();
const token = randomBytes(24).toString('base64url');
const server = await started().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const { port } = server.httpServer?.address() as { port: number };
const address = `http://127.0.0.1:${port}/__studio/?token=${token}`;
console.log(`\n  Studio: ${address}\n\n  Whoever has this address can change the site. It holds until Studio stops.\n`);
if (!process.argv.includes('--no-open')) open(address);
// Vite itself closes the server on SIGTERM alone. What works beside Studio ends with the server.
for (const signal of ['SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => void server.close().finally(() => process.exit()));

async function started(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(project, 'vite.config.ts'),
    // Its own: with other plug-ins, it would replace what a development server beside it has made ready.
    cacheDir: join(project, 'node_modules/.cache/vite-studio'),
    plugins: [studio({ project, root: siteRoot(project), token, checksAnswers: process.env.CHECK_ANSWERS === '1' })],
    server: { port: Number(process.env.PORT ?? 3100), host: '127.0.0.1', strictPort: process.env.PORT !== undefined },
  });
  return server.listen();
}

/** Opens the browser of the system, if there is one. Without one, the address is there to be copied. */
function open(url: string): void {
  const [command, ...words] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler']
        : ['xdg-open'];
  const browser = spawn(command!, [...words, url], { stdio: 'ignore', detached: true });
  browser.on('error', () => undefined);
  browser.unref();
}
