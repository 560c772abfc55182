import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiler } from '../compiler/compiler.ts';
import { frameOrigins } from '../compiler/emit/site-modules.ts';
import { cacheFolder } from '../compiler/cache/folder.js';
import { siteRoot } from '../compiler/read/files.ts';
import type { Site } from '../plan/config.generated.ts';
import { printProblems } from '../problems/print.ts';
import { exit, faultOf } from './kit/command.ts';
import { bundleBrowser, bundleServer } from '../vite/bundle/bundle.ts';
import { compressFiles } from '../vite/bundle/compress.ts';
import { prerenderSite } from '../vite/bundle/prerender.ts';

/** `npm run build`: check the config, bundle for browser and server, write every page's HTML, compress. */
const root = process.cwd();
const start = performance.now();
const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await work();
  console.log(`${name.padEnd(28)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
};

process.env.NODE_ENV = 'production';
const { symbols, ...found } = compiled();
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

rmSync(join(root, 'dist'), { recursive: true, force: true });
try {
  const bundle = await step('bundle for the browser', () => bundleBrowser(root));
  await step('bundle for the server', () => bundleServer(root));
  const pages = await step('write pages', () =>
    prerenderSite(root, bundle, symbols.site?.data as Site, frameOrigins(symbols)),
  );
  const files = await step('compress', () => compressFiles(join(root, 'dist/client')));
  console.log(
    `${pages} pages, ${files} compressed files in ${((performance.now() - start) / 1000).toFixed(1)} s: dist/`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
