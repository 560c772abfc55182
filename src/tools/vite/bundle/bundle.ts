import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { siteRoot } from '../../../compiler/read/files.ts';
import { handOver, type BuiltSite } from '../built-site.ts';
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
    'site/app/entry-client.tsx',
    ...['Heading', 'SiteLink', 'Picture', 'ButtonLink', 'Intro', 'Folded', 'Assurances'].map(
      (name) => `site/render/elements/${name}.tsx`,
    ),
    ...['shared/engine/answers.ts', 'site/storage/navigationState.ts', 'site/storage/device.ts'],
    ...['loading/placeholders.tsx', 'loading/lazyPart.tsx', 'form/LaterForm.tsx'].map((file) => `site/render/${file}`),
    'site/blocks/panel/view.tsx',
    // What catalogs show until they are read: a chunk of its own would be a request more.
    ...['site/catalog/Loading.tsx', 'site/catalog/list.module.css', 'shared/catalog/told.ts'],
    // What filters have too, on pages without forms.
    'site/render/useKept.ts',
    ...['controls.module.css', 'choice.module.css', 'choices.ts', 'useDismiss.ts'].map(
      (file) => `site/render/controls/${file}`,
    ),
  ],
  // What every form and wizard loads, and the controls that most have.
  fields: [
    ...['site/render/form/FieldSetForm.tsx', 'site/render/form/useRested.ts'],
    'site/theme/kit/TextInput.tsx',
    'site/theme/index.ts',
    ...['site/theme/widgets/text/widget.tsx', 'shared/engine/code-points.ts', 'shared/engine/narrowed-options.ts'],
    ...['select', 'radio', 'checkbox', 'number'].map((name) => `site/theme/widgets/${name}/widget.tsx`),
    // Beside most wizards stands a panel with a form.
    ...['site/render/form/Form.tsx', 'site/blocks/form/view.tsx'],
  ],
  // What a wizard loads.
  wizard: ['site/blocks/wizard/view.tsx', 'shared/engine/wizard/summary.ts', 'site/render/wizard/LivePriceRange.tsx'],
  // Choices with a picture, and what stands beside them.
  tiles: [
    ...['tiles', 'tile-check', 'tile-counter', 'lookup', 'hidden', 'output', 'checkboxes'].map(
      (name) => `site/theme/widgets/${name}/widget.tsx`,
    ),
    ...['site/theme/kit/TileInput.tsx', 'site/theme/kit/TileChoices.tsx'],
  ],
  // Larger controls, which longer forms have.
  controls: ['combobox', 'date-parts'].map((name) => `site/theme/widgets/${name}/widget.tsx`),
  // What shows prices, and what saves and shares what has them.
  prices: [
    ...[
      'site/render/elements/Amount.tsx',
      'site/render/elements/SaveButton.tsx',
      'site/render/elements/ShareButton.tsx',
    ],
    ...['shared/engine/format/amounts.ts', 'site/render/useSaved.ts', 'site/storage/listStore.ts'],
  ],
  // What reads from the API: the clients of all pages that do.
  reading: ['site/render/loading/withApi.tsx'],
  // What works out expressions.
  expressions: ['run', 'logic', 'tables', 'texts'].map((name) => `shared/engine/expressions/${name}.ts`),
  // Words that stand beside forms, where they move or open something.
  words: [
    ...['hero', 'features', 'cta', 'prose', 'table', 'faq', 'steps', 'checklist', 'stats'].map(
      (name) => `site/blocks/${name}/view.tsx`,
    ),
    // Filters have it too, on pages without a form.
    'site/render/controls/Multiselect.tsx',
  ],
  // What works out an estimate, and the control that such forms have.
  estimates: [
    'shared/engine/estimate.ts',
    'site/render/form/LiveEstimate.tsx',
    'site/theme/widgets/multiselect/widget.tsx',
  ],
};

/** Packages that go with the files of a group, because every form and wizard loads them. */
const packages: Readonly<Record<string, RegExp>> = {
  fields: /\/node_modules\/(?:@rjsf\/validator-ajv8|ajv)\//,
};

/** What the browser's bundle says of itself. */
export interface BrowserBundle {
  /** Vite's manifest, which leads from source files to built files. */
  readonly manifest: Manifest;
  /** The key in the manifest of what the document of a page needs of it. */
  keyOf(page: string): string;
  /** The packages that it contains, with their licences. */
  readonly licences: readonly Licence[];
}

/** Bundles what the browser runs into the folder `client` of a build. */
export async function bundleBrowser(root: string, dist: string, site: BuiltSite): Promise<BrowserBundle> {
  const [entry, early, shell] = ['entry-client.tsx', 'early.ts', 'shell.ts'].map((file) =>
    join(root, 'src/site/app', file),
  );
  await build({
    ...common,
    plugins: [handOver(site), stylesAndPicturesOf(shell!)],
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: join(dist, 'client'),
      manifest: true,
      license: { fileName: '.vite/license.json' },
      rollupOptions: {
        input: [entry!, early!, shell!, ...firstPages(site, siteRoot(root))],
        checks,
        // Else nobody could import from these what they export.
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: nameOf, codeSplitting: { groups: groupsOf(root) } },
      },
    },
  });
  const written = (file: string): unknown => JSON.parse(readFileSync(join(dist, 'client/.vite', file), 'utf8'));
  return {
    manifest: written('manifest.json') as Manifest,
    // The site may lie anywhere. Vite names its files from the root of the project.
    keyOf: (page) => relative(root, join(siteRoot(root), `config/pages/${page}.yaml?first`)).replaceAll('\\', '/'),
    licences: written('license.json') as Licence[],
  };
}

/** Leaves the script of a module out, and so keeps only its styles and pictures. */
const stylesAndPicturesOf = (module: string): Plugin => ({
  name: 'styles-and-pictures',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [file, output] of Object.entries(bundle))
      if (output.type === 'chunk' && output.facadeModuleId === module) delete bundle[file];
  },
});

/** Beside the script of a page, which is named like its file, stands what its document needs of it. */
const nameOf = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  `assets/${facadeModuleId?.endsWith('?first') ? 'first-' : ''}[name]-[hash].js`;

/** What the document of each page of this day needs: no other module imports it. */
const firstPages = ({ names }: BuiltSite, root: string): string[] =>
  names.pages.map(({ file }) => `${join(root, file)}?first`);

/**
 * What draws the items of catalogs once they are read, and the hook with which they are. What stands in their place
 * until then comes with the page.
 */
const ofItems = /\/src\/site\/catalog\/(?!Loading|list)|\/react-query\//;

const groupsOf = (root: string) => {
  const named = Object.entries(groups).map(([name, files], index, { length }) => {
    const paths = new Set(files.map((file) => join(root, 'src', file)));
    const test = (id: string) => paths.has(id) || packages[name]?.test(id) === true;
    return { name, test, priority: length - index };
  });
  const offers = join(root, 'src/site/blocks/offers/view.tsx');
  // Pictures that several pages show are no more than their addresses: most are the marks of who makes an offer.
  const isPicture = (id: string) => /\/config\/assets\/[^/]+\.svg/.test(id);
  return [
    ...named,
    { name: 'offers', test: (id: string) => id === offers || isPicture(id), minShareCount: 2, priority: 0 },
    // What several blocks of catalogs share goes with what reads them.
    { name: 'items', test: (id: string) => ofItems.test(id), minShareCount: 2, priority: 0 },
  ];
};

/**
 * What is bundled for the server: the server itself, its command for leads, what differs from site to site, and the
 * renderer that writes the pages.
 */
const serverEntries = {
  main: 'src/server/main.ts',
  leads: 'src/tools/cli/leads.ts',
  site: 'src/server/site.ts',
  pages: 'src/site/app/entry-server.tsx',
};

export type ServerEntry = keyof typeof serverEntries;

/** Bundles for the server into the folder `server` of a build. */
export async function bundleServer(
  root: string,
  dist: string,
  site: BuiltSite,
  names: readonly ServerEntry[],
): Promise<void> {
  await build({
    ...common,
    plugins: [handOver(site)],
    configFile: join(root, 'vite.config.ts'),
    // Bundled, rjsf's validator is without Ajv's compiler, which the package would load.
    ssr: { noExternal: [/^@rjsf\//] },
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
