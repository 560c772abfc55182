import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { siteRoot } from '../../compiler/read/files.ts';
import { studio } from '../../studio/plugin.ts';

/**
 * `npm run studio`: starts the development server with Studio, only for this machine, and opens it in a browser. `npm
 * run studio -- --no-open` does not open a browser.
 */
const project = process.cwd();
const token = randomBytes(24).toString('base64url');
const server = await started().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const { port } = server.httpServer?.address() as { port: number };
const address = `http://127.0.0.1:${port}/__studio/?token=${token}`;
console.log(
  `\n  Studio: ${address}\n\n  Anyone with this address can change the site. It is valid until Studio stops.\n`,
);
if (!process.argv.includes('--no-open')) open(address);
// Vite itself closes the server only on SIGTERM. Studio's other processes end with the server.
for (const signal of ['SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => void server.close().finally(() => process.exit()));

async function started(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(project, 'vite.config.ts'),
    // A separate cache: with its other plug-ins, it would replace that of a development server running beside it.
    cacheDir: join(project, 'node_modules/.cache/vite-studio'),
    plugins: [studio({ project, root: siteRoot(project), token, checksAnswers: process.env.CHECK_ANSWERS === '1' })],
    server: { port: Number(process.env.PORT ?? 3100), host: '127.0.0.1', strictPort: process.env.PORT !== undefined },
  });
  return server.listen();
}

/** Opens the default browser, if there is one. Otherwise, the printed address can be copied. */
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
