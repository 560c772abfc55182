import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';

/** A package that pages contain, as Vite's `build.license` lists it. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** Its SPDX expression, such as MIT. */
  readonly identifier: string | null;
  readonly text: string | null;
}

/** Packages whose pictures and letters are in the pages, where the bundler sees no import of theirs. */
const drawn = ['lucide-static', '@expo-google-fonts/manrope'];

/**
 * The licences of everything from others that pages contain, as one text: most licences ask that their words go where
 * the code goes.
 * Takes   `bundled`: what the bundler found
 *         `root`: the project's folder, whose packages provide the icons and letters
 * Throws  when a package has no licence text, because then we may not give it to anyone
 */
export function licencesTxt(bundled: readonly Licence[], root: string): string {
  const all = [...bundled, ...drawn.map((name) => licenceOf(name, root))];
  return all
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, identifier, text }) => {
      if (!text) throw new Error(`${name} ${version} has no licence text, so the site may not contain it.`);
      return `${name} ${version} (${identifier ?? 'see below'})\n\n${text.trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The licence files of an installed package: that of its code, and of its letters. */
function licenceOf(name: string, root: string): Licence {
  const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string; license: string };
  const folder = dirname(manifest);
  const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return { name, version, identifier: license, text };
}
