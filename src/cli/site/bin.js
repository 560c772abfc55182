#!/usr/bin/env node
// The command line, started without delay: its TypeScript is bundled once and kept until any of it changes.
// Plain JavaScript, because Node runs this file as it is.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, cacheFolders } from '../../compiler/cache/folder.js';

/** Ends with what is to be done, where nothing of ours can run yet. */
function give(up) {
  console.error(up);
  process.exit(3);
}

// Who stops reading, such as `head`, has enough; whatever else keeps the words from being written is a failure.
process.stdout.on('error', ({ code, message }) =>
  code === 'EPIPE' ? process.exit() : give(`Nothing could be written: ${message}`),
);

if (Number(process.versions.node.split('.')[0]) < 20)
  give(`Node ${process.versions.node} is too old: install 20.19 or newer from https://nodejs.org.`);
const project = join(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const cache = cacheFolder(project);

/** Bundle the command line into a folder; what it takes from packages at run time stays outside. */
function bundle(folder) {
  const { buildSync } = require(createRequire(require.resolve('tsx')).resolve('esbuild'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const inside = ['diff', 'randexp', 'yaml', 'ajv', 'ajv-formats', '@formatjs/icu-messageformat-parser'];
  const external = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !inside.includes(name));
  const fresh = `${folder}.${process.pid}`;
  // Parts that came as CommonJS still ask for Node's own modules by `require`.
  const banner = {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  };
  buildSync({
    entryPoints: [join(project, 'src/cli/site/main.ts')],
    outdir: fresh,
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
    renameSync(fresh, folder);
  } catch {
    // Another process was faster.
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What earlier code cache, not used for a week. */
function forget() {
  const week = 7 * 24 * 3600 * 1000;
  const all = cacheFolders(project);
  for (const name of readdirSync(all))
    if (Date.now() - statSync(join(all, name)).mtimeMs > week)
      rmSync(join(all, name), { recursive: true, force: true });
}

/** The bundle's folder; none where it cannot be kept or made: the TypeScript then runs as it is. */
function bundled() {
  try {
    const folder = join(cache, 'bundle');
    if (!existsSync(folder)) {
      mkdirSync(cache, { recursive: true });
      bundle(folder);
      forget();
    }
    return existsSync(join(folder, 'main.mjs')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

const folder = bundled();
if (folder) module.enableCompileCache?.(join(cache, 'code'));
else (await import('tsx/esm/api').catch(() => give('The packages are missing. Run: npm ci'))).register();
const { main } = await import(
  pathToFileURL(folder ? join(folder, 'main.mjs') : join(import.meta.dirname, 'main.ts')).href
);
process.exitCode = await main(process.argv.slice(2), project, cache);
