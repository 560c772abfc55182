import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { hasInsights } from '../../../compiler/emit/insights-module.ts';
import { siteRoot } from '../../../compiler/read/files.ts';
import { handOver, type BuiltSite } from '../built-site.ts';
import type { Licence } from './licences.ts';

/**
 * Node loads the config directly: Vite's default loader bundles it first, which takes a second and logs about plugins.
 */
const commonOptions = { logLevel: 'warn', clearScreen: false, configLoader: 'native' } as const;

/** No warnings about slow plugins: they appear on busy machines, and nothing can be done about them. */
const checks = { bundlerTimings: false } as const;

/**
 * Modules that are bundled into one file, with their imports that are not in an earlier group. As separate files, such
 * small modules would cost more requests, and more bytes than they save on pages that do not need one of them.
 */
const groupFiles: Readonly<Record<string, readonly string[]>> = {
  // Modules of all pages that load a script at once, and of most other pages.
  'entry-client': [
    'site/app/entry-client.tsx',
    ...['Heading', 'SiteLink', 'Picture', 'ButtonLink', 'Intro', 'Folded', 'Assurances'].map(
      (name) => `site/render/elements/${name}.tsx`,
    ),
    ...['shared/engine/answers.ts', 'site/storage/navigationState.ts', 'site/storage/device.ts'],
    ...['loading/placeholders.tsx', 'loading/lazyPart.tsx', 'form/LaterForm.tsx'].map((file) => `site/render/${file}`),
    'site/blocks/panel/view.tsx',
    // Placeholders of catalogs: a separate chunk would need another request.
    ...['site/catalog/Loading.tsx', 'site/catalog/list.module.css', 'shared/catalog/values.ts'],
    // Most pages explain a word.
    ...['Term', 'TermMarks'].map((name) => `site/render/elements/${name}.tsx`),
    // Summaries of wizards and text blocks fold too.
    ...['site/render/elements/Fold.tsx', 'site/render/usePhone.ts'],
    // Filters also use these, on pages without forms.
    'site/render/useKept.ts',
    ...['controls.module.css', 'choice.module.css', 'choices.ts', 'ChoiceLabel.tsx', 'useDismiss.ts'].map(
      (file) => `site/render/controls/${file}`,
    ),
  ],
  // Modules of every form and wizard, and the most common controls.
  fields: [
    ...['site/render/form/FieldSetForm.tsx', 'site/render/form/useRested.ts'],
    'site/theme/kit/TextInput.tsx',
    'site/theme/index.ts',
    ...['site/theme/widgets/text/widget.tsx', 'shared/engine/code-points.ts', 'shared/engine/narrowed-options.ts'],
    ...['select', 'radio', 'checkbox', 'note'].map((name) => `site/theme/widgets/${name}/widget.tsx`),
    // Most wizards have a panel with a form.
    ...['site/render/form/Form.tsx', 'site/blocks/form/view.tsx'],
  ],
  // The box for a number, with what reads a number from what is typed.
  numbers: ['site/theme/kit/NumberInput.tsx', 'site/theme/widgets/number/widget.tsx'],
  // Modules of wizards.
  wizard: ['site/blocks/wizard/view.tsx', 'shared/engine/wizard/summary.ts', 'site/render/wizard/LivePriceRange.tsx'],
  // Choices with a picture, and related controls.
  tiles: [
    ...['tiles', 'tile-check', 'tile-counter', 'lookup', 'hidden', 'output', 'checkboxes'].map(
      (name) => `site/theme/widgets/${name}/widget.tsx`,
    ),
    ...['site/theme/kit/TileInput.tsx', 'site/theme/kit/TileChoices.tsx'],
  ],
  // Larger controls of longer forms.
  controls: ['combobox', 'date-parts'].map((name) => `site/theme/widgets/${name}/widget.tsx`),
  // Prices, and saving and sharing of items with prices.
  prices: [
    ...[
      'site/render/elements/Amount.tsx',
      'site/render/elements/SaveButton.tsx',
      'site/render/elements/ShareButton.tsx',
    ],
    ...['shared/engine/format/amounts.ts', 'site/render/useSaved.ts', 'site/storage/listStore.ts'],
  ],
  // The box for an amount, which says it in words.
  amount: ['site/theme/widgets/amount/widget.tsx', 'site/theme/kit/CurrencySign.tsx'],
  // Clients of the API.
  reading: ['site/render/loading/withApi.tsx'],
  // Evaluation of expressions.
  expressions: ['run', 'logic', 'tables', 'texts', 'days'].map((name) => `shared/engine/expressions/${name}.ts`),
  // Text blocks on pages with forms that move or open something.
  words: [
    ...['hero', 'features', 'cta', 'prose', 'table', 'faq', 'steps', 'checklist', 'stats'].map(
      (name) => `site/blocks/${name}/view.tsx`,
    ),
    // Filters also use it, on pages without a form.
    'site/render/controls/Multiselect.tsx',
  ],
  // Estimates, the control of such forms, and what keeps their answers over a refresh or brings answers along.
  estimates: [
    'shared/engine/estimate.ts',
    'site/render/form/LiveEstimate.tsx',
    'site/theme/widgets/multiselect/widget.tsx',
    ...['RestoredLater.tsx', 'useArriving.ts'].map((file) => `site/render/form/${file}`),
  ],
};

/** Packages in a group, because every page, or every form and wizard, loads them. */
const groupPackages: Readonly<Record<string, RegExp>> = {
  // Otherwise it would be in a group that loads more modules, and all pages would load that group.
  'entry-client': /vite\/preload-helper/,
  fields: /\/node_modules\/(?:@rjsf\/validator-ajv8|ajv)\//,
};

/** Information about the browser bundle. */
export interface BrowserBundle {
  /** Vite's manifest, which maps source files to built files. */
  readonly manifest: Manifest;
  /** The manifest key of the module for a page's document. */
  keyOf(page: string): string;
  /** The bundled packages, with their licences. */
  readonly licences: readonly Licence[];
}

/** Bundles the browser's code into the folder `client` of a build. */
export async function bundleBrowser(root: string, dist: string, site: BuiltSite): Promise<BrowserBundle> {
  const [entry, early, shell] = ['entry-client.tsx', 'early.ts', 'shell.ts'].map((file) =>
    join(root, 'src/site/app', file),
  );
  const languages = site.names.language ? [join(root, 'src/site/app/languages.ts')] : [];
  const insights = hasInsights(site.names) ? [join(root, 'src/site/app/insights.ts')] : [];
  await build({
    ...commonOptions,
    plugins: [handOver(site), stylesAndPicturesOf(shell!)],
    define: defined(site),
    configFile: join(root, 'vite.config.ts'),
    build: {
      outDir: join(dist, 'client'),
      manifest: true,
      license: { fileName: '.vite/license.json' },
      rollupOptions: {
        input: [entry!, early!, shell!, ...languages, ...insights, ...firstPages(site, siteRoot(root))],
        checks,
        // Otherwise their exports could not be imported.
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: entryFileName, codeSplitting: { groups: chunkGroups(root) } },
      },
    },
  });
  const written = (file: string): unknown => JSON.parse(readFileSync(join(dist, 'client/.vite', file), 'utf8'));
  return {
    manifest: written('manifest.json') as Manifest,
    // The site may be in any folder. Vite's file names are relative to the root of the project.
    keyOf: (page) => relative(root, join(siteRoot(root), `config/pages/${page}.yaml?first`)).replaceAll('\\', '/'),
    licences: written('license.json') as Licence[],
  };
}

/** Constants of the code, which leave out what a site does not need. */
const defined = ({ names }: BuiltSite) => ({
  __SITE_BASE__: JSON.stringify(names.language?.base ?? ''),
  __INSIGHTS__: JSON.stringify(hasInsights(names)),
});

/** Removes the script of a module, and so keeps only its styles and pictures. */
const stylesAndPicturesOf = (module: string): Plugin => ({
  name: 'styles-and-pictures',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const [file, output] of Object.entries(bundle))
      if (output.type === 'chunk' && output.facadeModuleId === module) delete bundle[file];
  },
});

/** The module for a page's document gets the prefix `first-`, because it is named like the page's script. */
const entryFileName = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  `assets/${facadeModuleId?.endsWith('?first') ? 'first-' : ''}[name]-[hash].js`;

/** The modules for the documents of this day's pages: no other module imports them. */
const firstPages = ({ names }: BuiltSite, root: string): string[] =>
  names.pages.map(({ file }) => `${join(root, file)}?first`);

/** Modules that fetch and draw the items of catalogs. Their placeholders are bundled with the page. */
const ofItems = /\/src\/site\/catalog\/(?!Loading|list)|\/react-query\//;

const chunkGroups = (root: string) => {
  const named = Object.entries(groupFiles).map(([name, files], index, { length }) => {
    const paths = new Set(files.map((file) => join(root, 'src', file)));
    const test = (id: string) => paths.has(id) || groupPackages[name]?.test(id) === true;
    return { name, test, priority: length - index };
  });
  const offers = join(root, 'src/site/blocks/offers/view.tsx');
  // Modules of pictures are only addresses. Most shared ones are the logos of offers.
  const isPicture = (id: string) => /\/config\/assets\/[^/]+\.svg/.test(id);
  return [
    ...named,
    { name: 'offers', test: (id: string) => id === offers || isPicture(id), minShareCount: 2, priority: 0 },
    // Shared modules of catalog blocks are bundled with the modules that fetch items.
    { name: 'items', test: (id: string) => ofItems.test(id), minShareCount: 2, priority: 0 },
  ];
};

/** Server bundles: the server itself, the command for leads, the data of the site, and the renderer of pages. */
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
    ...commonOptions,
    plugins: [handOver(site)],
    define: defined(site),
    configFile: join(root, 'vite.config.ts'),
    // rjsf is bundled, to leave out Ajv's compiler, which the package would load.
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
