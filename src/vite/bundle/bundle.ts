import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import type { Licence } from './licences.ts';

const common = { logLevel: 'warn', clearScreen: false } as const;

/** A busy machine makes plugins slow, which is nothing that whoever builds the site can mend. */
const checks = { bundlerTimings: false } as const;

/** What the browser's bundle says of itself. */
export interface BrowserBundle {
  /** Vite's manifest, which leads from source files to built files. */
  readonly manifest: Manifest;
  /** The packages that it contains, with their licences. */
  readonly licences: readonly Licence[];
}

/** Bundles what the browser runs into the folder `client` of a build. */
export async function bundleBrowser(root: string, dist: string): Promise<BrowserBundle> {
  const entry = join(root, 'src/app/entry-client.tsx');
  await build({
    ...common,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: join(dist, 'client'),
      manifest: true,
      license: { fileName: '.vite/license.json' },
      rollupOptions: {
        input: [entry, join(root, 'src/app/early.ts')],
        checks,
        // All that every page loads is one file: split into three, it would be larger by a few hundred bytes.
        output: { codeSplitting: { groups: [{ name: 'entry-client', test: (id: string) => id === entry }] } },
      },
    },
  });
  const written = (file: string): unknown => JSON.parse(readFileSync(join(dist, 'client/.vite', file), 'utf8'));
  return { manifest: written('manifest.json') as Manifest, licences: written('license.json') as Licence[] };
}

/**
 * What is bundled for the server: the server itself, its command for leads, what differs from site to site, and the
 * renderer that writes the pages.
 */
const serverEntries = {
  main: 'src/server/main.ts',
  leads: 'src/cli/leads.ts',
  site: 'src/server/site.ts',
  pages: 'src/app/entry-server.tsx',
};

export type ServerEntry = keyof typeof serverEntries;

/** Bundles for the server into the folder `server` of a build. */
export async function bundleServer(root: string, dist: string, names: readonly ServerEntry[]): Promise<void> {
  await build({
    ...common,
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: join(dist, 'server'),
      ssr: true,
      ssrEmitAssets: false,
      rollupOptions: {
        checks,
        input: Object.fromEntries(names.map((name) => [name, join(root, serverEntries[name])])),
      },
    },
  });
}
