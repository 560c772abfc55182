import './kit/production.ts';
import { cpSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createCompiler } from '../../compiler/compiler.ts';
import type { SiteOnDay } from '../../compiler/compile-site.ts';
import { frameOrigins, showsPreviews } from '../../compiler/emit/site-modules.ts';
import { cacheFolder } from '../../compiler/cache/folder.js';
import { onDay } from '../../compiler/simulate/on-day.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { siteRoot } from '../../compiler/read/files.ts';
import { dayAsked } from '../../shared/engine/dates.ts';
import type { Site } from '../../shared/plan/config.generated.ts';
import { printProblems } from '../../shared/problems/print.ts';
import { exit, faultOf } from './kit/command.ts';
import { BuiltSite } from '../vite/built-site.ts';
import { bundleBrowser, bundleServer, type BrowserBundle, type ServerEntry } from '../vite/bundle/bundle.ts';
import { compressFiles } from '../vite/bundle/compress.ts';
import { FileCache } from '../vite/bundle/file-cache.ts';
import { prerenderSite, type SiteToWrite } from '../vite/bundle/prerender.ts';

/**
 * `npm run build`: checks the config, bundles for browser and server, writes the HTML of every page, compresses. If the
 * config changes on a future day, the site of that day is built into dist/days/2027-04-01.
 */
const projectRoot = process.cwd();
/** Beside config/. `npm run build -- FOLDER` builds into another folder, from which node_modules can be found. */
const dist = resolve(projectRoot, process.argv[2] ?? join(siteRoot(projectRoot), 'dist'));
/** The new build, which replaces the old one when it is complete. */
const fresh = join(dirname(dist), `.${basename(dist)}-fresh`);
const startedAt = performance.now();
const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await work();
  console.log(`${name.padEnd(28)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
};

const cache = cacheFolder(projectRoot);
const fileCache = new FileCache(cache === undefined ? undefined : join(cache, 'built'));

if (dayAsked(process.env) !== undefined) {
  console.error(
    'Unset SITE_TODAY: a build includes today and all future days. Set it for the server to show another day.',
  );
  process.exit(1);
}
const { symbols, languages, later, ...results } = compiled();
const problems = [...results.problems, ...results.unready];
if (problems.length > 0) {
  console.error(printProblems(problems));
  process.exit(1);
}

function compiled(): ReturnType<ReturnType<typeof createCompiler>['compile']> {
  try {
    return createCompiler({ project: projectRoot, root: siteRoot(projectRoot), cache }).compile();
  } catch (error) {
    console.error(faultOf(error).message);
    process.exit(exit.failed);
  }
}

process.env.SITE_TODAY = symbols.today;
rmSync(fresh, { recursive: true, force: true });
try {
  const pages = await buildDay({ symbols, languages }, fresh, ['main', 'leads', 'site', 'pages']);
  for (const { symbols: changed, languages: inOthers } of later) {
    console.log(`from ${changed.today} on`);
    process.env.SITE_TODAY = changed.today;
    await buildDay({ symbols: changed, languages: inOthers }, join(fresh, 'days', changed.today), ['site', 'pages']);
  }
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  fileCache.deleteOld();
  console.log(
    `${pages} pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${relative(projectRoot, dist)}/`,
  );
} catch (error) {
  rmSync(fresh, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Builds the site of a day into a folder. Each other language has bundles of its own, in its folder `languages`, whose
 * files are put beside those of the first. Returns the number of pages.
 */
async function buildDay(
  { symbols: site, languages: others }: SiteOnDay,
  folder: string,
  server: readonly ServerEntry[],
): Promise<number> {
  const first = { folder, bundle: await bundled(site, folder, server) };
  const written = [first];
  for (const other of others) {
    const own = join(folder, 'languages', other.language!.base.slice(1));
    written.push({ folder: own, bundle: await bundled(other, own, ['site', 'pages']) });
    cpSync(join(own, 'client/assets'), join(folder, 'client/assets'), { recursive: true });
    rmSync(join(own, 'client'), { recursive: true });
  }
  const pages = await step('write pages', () => onDay(site.today, () => writePages(site, folder, written)));
  await step('compress', () => compressFiles(join(folder, 'client'), fileCache));
  return pages;
}

async function bundled(site: SymbolTable, folder: string, server: readonly ServerEntry[]): Promise<BrowserBundle> {
  const built = new BuiltSite(site, { root: siteRoot(projectRoot), src: join(projectRoot, 'src') });
  const [bundle] = await step(`bundle for browser and server ${site.language?.code ?? ''}`, () =>
    Promise.all([bundleBrowser(projectRoot, folder, built), bundleServer(projectRoot, folder, built, server)]),
  );
  return bundle;
}

function writePages(site: SymbolTable, folder: string, sites: readonly SiteToWrite[]): Promise<number> {
  return prerenderSite(
    { root: projectRoot, dist: folder },
    sites,
    site.site?.data as Site,
    {
      frames: frameOrigins(site),
      previews: showsPreviews(site),
    },
    fileCache,
  );
}
