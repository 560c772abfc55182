import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { siteRoot } from '../../compiler/read/files.ts';
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
  // What every page loads that has a script at once, and what most do.
  'entry-client': [
    'app/entry-client.tsx',
    ...['Heading', 'ButtonLink', 'Intro', 'Folded', 'Assurances'].map((name) => `render/elements/${name}.tsx`),
    ...['engine/answers.ts', 'storage/navigationState.ts', 'storage/device.ts'],
    ...['loading/placeholders.tsx', 'loading/lazyPart.tsx', 'form/LaterForm.tsx'].map((file) => `render/${file}`),
    'blocks/panel/view.tsx',
  ],
  // What every form and wizard loads.
  fields: [
    ...['render/form/FieldSetForm.tsx', 'render/form/useRested.ts', 'fields/kit/TextInput.tsx'],
    ...['fields/text/widget.tsx', 'render/controls/choices.ts', 'engine/code-points.ts'],
    // Beside most wizards stands a panel with a form.
    ...['render/form/Form.tsx', 'blocks/form/view.tsx'],
  ],
  // What a wizard loads.
  wizard: ['blocks/wizard/view.tsx', 'engine/wizard/summary.ts', 'render/wizard/LivePriceRange.tsx'],
  // Controls that most forms with a choice have.
  choices: ['select', 'radio', 'checkbox', 'number'].map((name) => `fields/${name}/widget.tsx`),
  // Choices with a picture.
  tiles: [
    ...['tiles', 'tile-check', 'tile-counter'].map((name) => `fields/${name}/widget.tsx`),
    ...['fields/kit/TileInput.tsx', 'fields/kit/TileChoices.tsx'],
  ],
  // What only some expressions work with.
  expressions: ['logic', 'tables', 'texts'].map((name) => `engine/expressions/${name}.ts`),
  // Words that stand beside most forms, and those that stand beside some.
  words: ['features', 'cta', 'prose', 'table'].map((name) => `blocks/${name}/view.tsx`),
  'more-words': ['faq', 'steps', 'checklist', 'stats'].map((name) => `blocks/${name}/view.tsx`),
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
        input: [entry, join(root, 'src/app/early.ts'), ...firstPages(siteRoot(root))],
        checks,
        // Else nobody could import from these what they export.
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: nameOf, codeSplitting: { groups: groupsOf(root) } },
      },
    },
  });
  const written = (file: string): unknown => JSON.parse(readFileSync(join(dist, 'client/.vite', file), 'utf8'));
  return { manifest: written('manifest.json') as Manifest, licences: written('license.json') as Licence[] };
}

/** Beside the script of a page, which is named like its file, stands what its document needs of it. */
const nameOf = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  `assets/${facadeModuleId?.endsWith('?first') ? 'first-' : ''}[name]-[hash].js`;

/** What the document of each page needs: no other module imports it. */
const firstPages = (root: string): string[] => {
  const folder = join(root, 'config/pages');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${join(folder, file)}?first`);
};

const groupsOf = (root: string) => [
  ...Object.entries(groups).map(([name, files], index, { length }) => {
    const paths = new Set(files.map((file) => join(root, 'src', file)));
    return { name, test: (id: string) => paths.has(id), priority: length - index };
  }),
  // Each of these is no more than the address of a picture.
  { name: 'drawings', test: /\/config\/assets\/[^/]+\.svg/, minShareCount: 2, priority: 0 },
];

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
