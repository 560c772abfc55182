import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';

/** A package in the pages, from Vite's `build.license`. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** Its SPDX expression, such as MIT. */
  readonly identifier: string | null;
  readonly text: string | null;
}

/** Packages whose icons and letters are in the pages and pictures of links, although the bundler sees no import. */
const drawnPackages = ['lucide-static', '@expo-google-fonts/anek-latin'];

/** The package of a font file that site.yaml names: @fontsource/lora of @fontsource/lora/files/lora.woff2. */
const packageOf = (file: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(file)![0];

/**
 * The licences of all third-party parts of pages, as one text, because most licences must be distributed with the code.
 * Takes   `bundled`: the packages that the bundler found; `root`: the project's folder, with the packages of icons and
 *         fonts; `fonts`: the font files of site.yaml
 * Throws  if a package has no licence text, because then we may not distribute it
 */
export function licencesTxt(bundled: readonly Licence[], root: string, fonts: readonly string[]): string {
  const drawn = new Set([...drawnPackages, ...fonts.map(packageOf)]);
  const all = [...bundled, ...[...drawn].map((name) => licenceOf(name, root))];
  return all
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, identifier, text }) => {
      if (!text) throw new Error(`${name} ${version} has no licence text, so the site may not contain it.`);
      return `${name} ${version} (${identifier ?? 'see below'})\n\n${text.trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The licence files of an installed package, including that of its font. */
function licenceOf(name: string, root: string): Licence {
  const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string; license: string };
  const folder = dirname(manifest);
  const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return { name, version, identifier: license, text };
}
