import './kit/production.ts';
import { renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createCompiler } from '../../compiler/compiler.ts';
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
import { KeptFiles } from '../vite/bundle/kept-files.ts';
import { prerenderSite } from '../vite/bundle/prerender.ts';

/**
 * `npm run build`: check the config, bundle for browser and server, write every page's HTML, compress. Where the config
 * says that something changes on a day to come, the site of that day lies in dist/days/2027-04-01.
 */
const root = process.cwd();
/**
 * Beside config/. `npm run build -- FOLDER` builds into another folder, from where packages of node_modules are found.
 */
const dist = resolve(root, process.argv[2] ?? join(siteRoot(root), 'dist'));
/** Takes the place of the former build when everything is there. Until then that stays as it is. */
const fresh = join(dirname(dist), `.${basename(dist)}-fresh`);
const start = performance.now();
const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await work();
  console.log(`${name.padEnd(28)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
};

const cache = cacheFolder(root);
const kept = new KeptFiles(cache === undefined ? undefined : join(cache, 'built'));

if (dayAsked(process.env) !== undefined) {
  console.error('Take SITE_TODAY away: the build is of today, and of each day to come. The server shows another day.');
  process.exit(1);
}
const { symbols, later, ...found } = compiled();
const problems = [...found.problems, ...found.unready];
if (problems.length > 0) {
  console.error(printProblems(problems));
  process.exit(1);
}

function compiled(): ReturnType<ReturnType<typeof createCompiler>['compile']> {
  try {
    return createCompiler({ project: root, root: siteRoot(root), cache }).compile();
  } catch (error) {
    console.error(faultOf(error).message);
    process.exit(exit.failed);
  }
}

process.env.SITE_TODAY = symbols.today;
rmSync(fresh, { recursive: true, force: true });
try {
  const pages = await buildDay(symbols, fresh, ['main', 'leads', 'site', 'pages']);
  for (const { symbols: changed } of later) {
    console.log(`from ${changed.today} on`);
    process.env.SITE_TODAY = changed.today;
    await buildDay(changed, join(fresh, 'days', changed.today), ['site', 'pages']);
  }
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  kept.deleteOld();
  console.log(`${pages} pages in ${((performance.now() - start) / 1000).toFixed(1)} s: ${relative(root, dist)}/`);
} catch (error) {
  rmSync(fresh, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds the site of a day into a folder. Returns how many pages it has. */
async function buildDay(site: SymbolTable, folder: string, server: readonly ServerEntry[]): Promise<number> {
  const built = new BuiltSite(site, { root: siteRoot(root), src: join(root, 'src') });
  const [bundle] = await step('bundle for browser and server', () =>
    Promise.all([bundleBrowser(root, folder, built), bundleServer(root, folder, built, server)]),
  );
  const pages = await step('write pages', () => onDay(site.today, () => writePages(site, folder, bundle)));
  await step('compress', () => compressFiles(join(folder, 'client'), kept));
  return pages;
}

function writePages(site: SymbolTable, folder: string, bundle: BrowserBundle): Promise<number> {
  return prerenderSite(
    { root, dist: folder },
    bundle,
    site.site?.data as Site,
    {
      frames: frameOrigins(site),
      previews: showsPreviews(site),
    },
    kept,
  );
}
