import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import type { Licence } from './licences.ts';

const common = { logLevel: 'warn', clearScreen: false } as const;

/** What the browser's bundle says of itself. */
export interface BrowserBundle {
  /** Vite's manifest, which leads from source files to built files. */
  readonly manifest: Manifest;
  /** The packages that it contains, with their licences. */
  readonly licences: readonly Licence[];
}

/** Bundles what the browser runs into dist/client. */
export async function bundleBrowser(root: string): Promise<BrowserBundle> {
  const entry = join(root, 'src/app/entry-client.tsx');
  await build({
    ...common,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: join(root, 'dist/client'),
      manifest: true,
      license: { fileName: '.vite/license.json' },
      rollupOptions: {
        input: [entry, join(root, 'src/app/early.ts')],
        // All that every page loads is one file: split into three, it would be larger by a few hundred bytes.
        output: { codeSplitting: { groups: [{ name: 'entry-client', test: (id: string) => id === entry }] } },
      },
    },
  });
  const written = (file: string): unknown => JSON.parse(readFileSync(join(root, 'dist/client/.vite', file), 'utf8'));
  return { manifest: written('manifest.json') as Manifest, licences: written('license.json') as Licence[] };
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
