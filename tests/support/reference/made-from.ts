import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformWithOxc } from 'vite';
import type { JsonSchema } from '../../../src/compiler/check/contracts.ts';
import { blockFolder } from '../../../src/compiler/emit/block-folder.ts';
import { drawingFolder } from '../../../src/compiler/emit/theme.ts';
import { drawingOf } from '../../../src/compiler/resolve/drawn-by.ts';
import { parse } from '../syntax.ts';

const project = join(import.meta.dirname, '../../..');
const file = join(project, 'schemas/pictures/made-from.json');

/** The hash of the sources of each reference picture, from when it was taken, by its path without .png: blocks/faq. */
export const readMarks = (): Record<string, string> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** Saves the current hash of a picture. */
export async function writeMark(picture: string): Promise<void> {
  const marks = { ...readMarks(), [picture]: await markNow(picture) };
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries(Object.entries(marks).sort(([a], [b]) => a.localeCompare(b, 'en'))), null, 2)}\n`,
  );
}

/**
 * A hash of the example, and of the code and style of the block or control. It leaves out what all of them share, such
 * as colours.
 */
export async function markNow(picture: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [`schemas/examples/${picture}.yaml`, ...filesIn(codeOf(picture))])
    hash
      .update(path)
      .update('\0')
      .update(await meaningOf(path, readFileSync(join(project, path), 'utf8')))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** The content of a file; of code, without comments, formatting and types, which do not change a picture. */
export async function meaningOf(path: string, text: string): Promise<string> {
  if (!/\.tsx?$/.test(path)) return text;
  const { code } = await transformWithOxc(text, join(project, path), { sourcemap: false });
  return JSON.stringify(parse(`${path}.js`, code), (key, value: unknown) =>
    asWritten.has(key) || typeof value === 'bigint' ? undefined : value,
  );
}

/** Properties of a node that say where and how it is written. */
const asWritten = new Set(['start', 'end', 'raw']);

/** The folder whose code draws a block or a control: its own, or the one in x-drawn-by of its contract. */
function codeOf(picture: string): string {
  const contract = JSON.parse(readFileSync(join(project, `schemas/${picture}.schema.json`), 'utf8')) as JsonSchema;
  const [folder, name = ''] = picture.split('/');
  if (folder === 'blocks') return relative(project, blockFolder(name, join(project, 'src')));
  const schemas = new Map([[`fields/${name}.schema.json`, contract]]);
  return drawingFolder(drawingOf(name, { schemas }), 'src');
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => statSync(join(project, path)).isFile())
    .sort();
