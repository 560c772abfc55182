import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import type { Licence } from './licences.ts';

/** Node reads the config itself: Vite's own way bundles it first, which takes a second and speaks of its plugins. */
const common = { logLevel: 'warn', clearScreen: false, configLoader: 'native' } as const;

/** A busy machine makes plugins slow, which is nothing that whoever builds the site can mend. */
const checks = { bundlerTimings: false } as const;

/**
 * What is written into one file, each with all that it imports and no file before it has. In files of their own, such
 * small modules would cost more requests, and more bytes than they save where one of them is not needed.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  // What every page loads, and what most do.
  'entry-client': [
    'app/entry-client.tsx',
    ...['Heading', 'ButtonLink', 'Intro', 'Folded', 'Assurances'].map((name) => `render/elements/${name}.tsx`),
  ],
  // What pages load to which answers are carried.
  answers: ['engine/answers.ts', 'storage/navigationState.ts', 'storage/device.ts'],
  // What a page loads whose form comes with a panel.
  panels: ['render/form/LaterForm.tsx', 'render/loading/placeholders.tsx', 'blocks/panel/view.tsx'],
  // What every form and wizard loads.
  fields: ['render/form/FieldSetForm.tsx', 'fields/kit/TextInput.tsx', 'fields/text/widget.tsx'],
  // What a form loads that is no wizard.
  form: ['render/form/Form.tsx', 'blocks/form/view.tsx'],
};

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
        output: { codeSplitting: { groups: groupsOf(root) } },
      },
    },
  });
  const written = (file: string): unknown => JSON.parse(readFileSync(join(dist, 'client/.vite', file), 'utf8'));
  return { manifest: written('manifest.json') as Manifest, licences: written('license.json') as Licence[] };
}

const groupsOf = (root: string) =>
  Object.entries(groups).map(([name, files], index, { length }) => {
    const paths = new Set(files.map((file) => join(root, 'src', file)));
    return { name, test: (id: string) => paths.has(id), priority: length - index };
  });

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
