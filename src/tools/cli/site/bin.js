#!/usr/bin/env node
// Starts the command line fast: its TypeScript is bundled into the cache, until it changes. Plain JavaScript, because
// Node runs it directly.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, cacheFolders } from '../../../compiler/cache/folder.js';

/** Prints a message and exits, because the command line cannot be loaded yet. */
function giveUp(words) {
  console.error(words);
  process.exit(3);
}

// A reader such as `head` may close the output. Any other write error is a failure.
process.stdout.on('error', ({ code, message }) =>
  code === 'EPIPE' ? process.exit() : giveUp(`Nothing could be written: ${message}`),
);

if (Number(process.versions.node.split('.')[0]) < 20)
  giveUp(`Node ${process.versions.node} is too old: install 20.19 or newer from https://nodejs.org.`);
const project = join(import.meta.dirname, '../../../..');
const require = createRequire(import.meta.url);
const cache = cacheFolder(project);

/** Bundles the command line into a folder, with the packages that most commands need. Others are loaded on demand. */
function bundle(folder) {
  const { buildSync } = require(createRequire(require.resolve('tsx')).resolve('esbuild'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const inside = [
    'diff',
    'randexp',
    'yaml',
    'ajv',
    'ajv-formats',
    '@formatjs/icu-messageformat-parser',
    '@marcbachmann/cel-js',
    'image-size',
    'redos-detector',
    'refa',
  ];
  const external = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !inside.includes(name));
  const unfinished = `${folder}.${process.pid}`;
  // CommonJS packages call `require` for modules of Node.
  const banner = {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  };
  buildSync({
    entryPoints: [join(project, 'src/tools/cli/site/main.ts')],
    outdir: unfinished,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...external, 'virtual:*', 'lightningcss', 'fsevents'],
    banner,
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
  });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process has created the same bundle meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Deletes caches of earlier code that were not used for a week. */
function deleteOldCaches() {
  const week = 7 * 24 * 3600 * 1000;
  const all = cacheFolders(project);
  for (const name of readdirSync(all))
    if (Date.now() - statSync(join(all, name)).mtimeMs > week)
      rmSync(join(all, name), { recursive: true, force: true });
}

/** The bundle's folder, created if missing. Undefined without a cache: then the TypeScript runs directly. */
function findBundle() {
  try {
    const folder = join(cache, 'bundle');
    if (!existsSync(folder)) {
      mkdirSync(cache, { recursive: true });
      bundle(folder);
      deleteOldCaches();
    }
    return existsSync(join(folder, 'main.mjs')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

const folder = findBundle();
if (folder) module.enableCompileCache?.(join(cache, 'code'));
else (await import('tsx/esm/api').catch(() => giveUp('The packages are missing. Run: npm ci'))).register();
const { main } = await import(
  pathToFileURL(folder ? join(folder, 'main.mjs') : join(import.meta.dirname, 'main.ts')).href
);
process.exitCode = await main(process.argv.slice(2), project, cache);
