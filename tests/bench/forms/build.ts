import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, mergeConfig, type InlineConfig, type Manifest } from 'vite';
import { readContracts } from '../../../src/compiler/check/contracts.ts';
import { compileSite } from '../../../src/compiler/compile-site.ts';
import { formModel } from '../../../src/compiler/model/form-model.ts';
import type { JsonSchema } from '../../../src/compiler/check/contracts.ts';
import { isCode } from '../../../src/compiler/compile/expressions.ts';
import { compileForm } from '../../../src/compiler/compile/form.ts';
import { printProblems } from '../../../src/shared/problems/print.ts';
import { site } from '../../../src/tools/vite/plugin.ts';
import { largeHandTsx } from './large/hand.ts';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { peerForm } from './peers/model.ts';
import { installPeers } from './peers/install.ts';
import { stockForm } from './stock/schema.ts';
import { variants, variantsOf, type Variant } from './variants.ts';

export const sizes = ['small', 'large', 'rows'] as const;
export type Size = (typeof sizes)[number];

const here = import.meta.dirname;
const project = join(here, '../../..');
const formOf: Readonly<Record<Size, string>> = { small: 'life-lead', large: 'large', rows: 'rows' };

/** Kilobytes (1024 bytes) of Brotli that a page loads before anyone touches it. */
export type Bytes = number;

export interface BuildOptions {
  /** The pages to build, as `large-ours`; all of them when left out. */
  readonly only?: readonly string[];
  /** Keeps the names of functions, for a profile. */
  readonly readable?: boolean;
}

/** Builds pages, each separately, into `folder`/dist/<size>-<variant>. `folder` has the scratch site. */
export async function buildPages(folder: string, { only, readable }: BuildOptions = {}): Promise<Map<string, Bytes>> {
  writeSources(folder);
  if (!only || only.some((page) => !page.endsWith('-ours'))) installPeers();
  const bytes = new Map<string, Bytes>();
  for (const size of sizes) {
    for (const variant of variantsOf(size)) {
      if (only && !only.includes(`${size}-${variant}`)) continue;
      const outDir = join(folder, 'dist', `${size}-${variant}`);
      await build(mergeConfig(configOf(variant, size, folder, outDir), readable ? { build: { minify: false } } : {}));
      bytes.set(`${size}-${variant}`, writePage(outDir));
    }
  }
  return bytes;
}

/** The sources of the hand-written and the stock form, made from the same fields. */
function writeSources(folder: string): void {
  const { symbols, problems } = compileSite(folder, readContracts(project));
  if (problems.length > 0) throw new Error(printProblems(problems));
  mkdirSync(join(folder, 'made'), { recursive: true });
  writeFileSync(join(folder, 'made/parts.tsx'), largeHandTsx(join(here, 'hand')));
  for (const size of sizes.filter((one) => variantsOf(one).includes('stock'))) {
    const { plan, steps } = compileForm(formModel(symbols.forms.get(formOf[size])!), symbols);
    const { plan: step, conditions } = steps[0]!;
    const stock = stockForm(step, plan, conditions.filter((one) => !isCode(one)) as JsonSchema[]);
    const write = (file: string, text: string) => writeFileSync(join(folder, `made/${size}${file}`), text);
    write('.json', JSON.stringify(stock));
    write('-peer.json', JSON.stringify(peerForm(step, plan, stock)));
    write('-validators.cjs', compileSchemaValidatorsCode(stock.schema));
  }
}

function configOf(variant: Variant, size: Size, folder: string, outDir: string): InlineConfig {
  const entry = variants[variant].entry.replace('{size}', size);
  const common: InlineConfig = {
    logLevel: 'warn',
    resolve: {
      alias: {
        '#page': join(folder, `config/pages/${size}.yaml`),
        '#parts': join(folder, 'made/parts.tsx'),
        '#peer': join(folder, `made/${size}-peer.json`),
        '#validators': join(folder, `made/${size}-validators.cjs`),
        '#stock': join(folder, `made/${size}.json`),
      },
    },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 1000,
      manifest: true,
      rollupOptions: { input: join(here, entry) },
    },
  };
  // Ours is built like the site, the others without the site's changes to its libraries.
  if (variant === 'ours') return { ...common, configFile: join(project, 'vite.config.ts') };
  const { build: settings, ...rest } = common;
  return {
    ...rest,
    configFile: false,
    root: project,
    publicDir: false,
    // A peer has no style and no other part of the site.
    plugins: [...(entry.startsWith('peers/') ? [] : [site({ project, root: folder })]), react()],
    build: { target: 'es2022', cssMinify: true, modulePreload: { polyfill: false }, ...settings },
  };
}

/** Write the page that loads the built entry. Returns the size of its script with all that it imports. */
function writePage(outDir: string): Bytes {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`${outDir} has no entry`);
  const first = new Set<string>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || first.has(chunk.file)) return;
    first.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  Object.keys(manifest)
    .filter((key) => manifest[key] === entry)
    .forEach(collect);
  const styles = [...(entry.css ?? []), ...(manifest['style.css'] ? [manifest['style.css'].file] : [])]
    .map((file) => `<link rel="stylesheet" href="${file}">`)
    .join('');
  writeFileSync(
    join(outDir, 'index.html'),
    [
      '<!doctype html><html lang="en"><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width"><title>Form</title>',
      `${styles}<script type="module" src="${entry.file}"></script><div id="root"></div></html>`,
    ].join(''),
  );
  return [...first].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(outDir, file))).length, 0) / 1024;
}

export const hasPages = (folder: string): boolean => existsSync(join(folder, 'dist'));
