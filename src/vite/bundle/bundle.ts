import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';

const common = { logLevel: 'warn', clearScreen: false } as const;

/**
 * Bundles what the browser runs into dist/client. Returns Vite's manifest, which leads from source files to built
 * files.
 */
export async function bundleBrowser(root: string): Promise<Manifest> {
  await build({
    ...common,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: join(root, 'dist/client'),
      manifest: true,
      rollupOptions: { input: join(root, 'src/app/entry-client.tsx') },
    },
  });
  return JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Bundles the server, its command for leads, and the renderer that writes the pages, into dist/server. */
export async function bundleServer(root: string): Promise<void> {
  await build({
    ...common,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: join(root, 'dist/server'),
      ssr: true,
      ssrEmitAssets: false,
      rollupOptions: {
        input: {
          main: join(root, 'src/server/main.ts'),
          leads: join(root, 'src/cli/leads.ts'),
          pages: join(root, 'src/app/entry-server.tsx'),
        },
      },
    },
  });
}
