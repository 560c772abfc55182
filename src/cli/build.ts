import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiler } from '../compiler/compiler.ts';
import { frameOrigins } from '../compiler/emit/site-modules.ts';
import { cacheFolder } from '../compiler/cache/folder.js';
import { onDay } from '../compiler/simulate/on-day.ts';
import type { SymbolTable } from '../compiler/resolve/symbols.ts';
import { siteRoot } from '../compiler/read/files.ts';
import type { Site } from '../plan/config.generated.ts';
import { printProblems } from '../problems/print.ts';
import { exit, faultOf } from './kit/command.ts';
import { bundleBrowser, bundleServer, type BrowserBundle } from '../vite/bundle/bundle.ts';
import { compressFiles } from '../vite/bundle/compress.ts';
import { prerenderSite } from '../vite/bundle/prerender.ts';
import { dropSameFiles } from '../vite/bundle/same-files.ts';

/**
 * `npm run build`: check the config, bundle for browser and server, write every page's HTML, compress. Where the config
 * says that something changes on a day to come, the site of that day lies in dist/days/2027-04-01.
 */
const root = process.cwd();
const dist = join(root, 'dist');
const start = performance.now();
const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await work();
  console.log(`${name.padEnd(28)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
};

process.env.NODE_ENV = 'production';
const { symbols, later, ...found } = compiled();
const problems = [...found.problems, ...found.unready];
if (problems.length > 0) {
  // An earlier build stays as it is, so that a server can go on with it.
  console.error(printProblems(problems));
  process.exit(1);
}

function compiled(): ReturnType<ReturnType<typeof createCompiler>['compile']> {
  try {
    return createCompiler({ project: root, root: siteRoot(root), cache: cacheFolder(root) }).compile();
  } catch (error) {
    console.error(faultOf(error).message);
    process.exit(exit.failed);
  }
}

rmSync(dist, { recursive: true, force: true });
try {
  const pages = await buildDay(symbols, dist);
  const files = await step('compress', () => compressFiles(join(dist, 'client')));
  for (const { symbols: changed } of later) await step(`from ${changed.today}`, () => buildLater(changed));
  console.log(
    `${pages} pages, ${files} compressed files in ${((performance.now() - start) / 1000).toFixed(1)} s: dist/`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds the site of today into a folder. Returns how many pages it has. */
async function buildDay(site: SymbolTable, folder: string): Promise<number> {
  const bundle = await step('bundle for the browser', () => bundleBrowser(root, folder));
  await step('bundle for the server', () => bundleServer(root, folder, ['main', 'leads', 'site', 'pages']));
  return step('write pages', () => writePages(site, folder, bundle));
}

/** Builds the site of a day to come: what its folder lacks is as today. */
async function buildLater(site: SymbolTable): Promise<void> {
  const folder = join(dist, 'days', site.today);
  // The compiler asks for it whenever it works, here and inside the bundler.
  process.env.SITE_TODAY = site.today;
  const bundle = await bundleBrowser(root, folder);
  await bundleServer(root, folder, ['site', 'pages']);
  await onDay(site.today, () => writePages(site, folder, bundle));
  dropSameFiles(join(folder, 'client'), join(dist, 'client'));
  await compressFiles(join(folder, 'client'));
}

function writePages(site: SymbolTable, folder: string, bundle: BrowserBundle): Promise<number> {
  return prerenderSite({ root, dist: folder }, bundle, site.site?.data as Site, frameOrigins(site));
}
