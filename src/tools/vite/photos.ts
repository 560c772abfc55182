import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Sharp } from 'sharp';
import { contentOf } from '../../compiler/read/files.ts';
import { cachedFile } from './cached.ts';

/** Widths of the versions of a photograph, in pixels. Versions are never wider than the photograph. */
const widths = [320, 640, 960, 1280, 1920];

/** The width of the version for browsers without support for newer formats. */
const plainWidth = 960;

/** Change this to recreate all versions. */
const recipe = 1;

/** Whether an id is a photograph module: `/config/assets/x.jpg?photo`. */
export const isPhotoModule = (id: string): boolean => id.endsWith('?photo');

/**
 * The code of a photograph module: its addresses in all formats and widths. `caches`: the folder where the versions
 * are kept. They contain no metadata, such as the place where the photograph was taken.
 */
export async function photoModule(id: string, caches: string): Promise<string> {
  const file = id.replace(/\?photo$/, '');
  const { sources, plain } = await versionsOf(file, join(caches, 'photos'));
  const all = [plain, ...sources.flatMap(({ files }) => files)];
  const name = (one: Version) => `version_${all.indexOf(one)}`;
  const sets = sources.map(({ type, files }) => {
    const set = files.map((one) => `\${${name(one)}} ${one.width}w`).join(', ');
    return `{ type: ${JSON.stringify(type)}, srcSet: \`${set}\` }`;
  });
  return [
    ...all.map((one) => `import ${name(one)} from ${JSON.stringify(`${one.path}?url&no-inline`)};`),
    `export default { src: ${name(plain)}, sources: [${sets.join(', ')}] };`,
  ].join('\n');
}

/** The same without versions: the photograph itself, by its name. */
export const photoStandIn = (id: string, root: string): string =>
  `export default { src: ${JSON.stringify(id.slice(root.length))}, sources: [] };`;

interface Version {
  readonly path: string;
  readonly width: number;
}

interface Versions {
  readonly sources: readonly { readonly type: string; readonly files: readonly Version[] }[];
  readonly plain: Version;
}

async function versionsOf(file: string, cache: string): Promise<Versions> {
  const { bytes } = contentOf(file);
  if (bytes === undefined) throw new Error(`${file} cannot be read`);
  const { default: sharp } = await import('sharp');
  const photo = sharp(bytes, { failOn: 'error' });
  const { autoOrient, hasAlpha } = await photo.metadata();
  const wanted = widths.filter((width) => width < autoOrient.width);
  if (wanted.length < widths.length) wanted.push(autoOrient.width);
  const mark = createHash('sha256').update(`${recipe}`).update(bytes).digest('hex').slice(0, 16);
  const folder = join(cache, mark);
  const make = (ending: string, width: number, encode: (scaled: Sharp) => Sharp) => {
    const path = join(folder, `${basename(file).replace(/\.[^.]*$/, '')}-${width}.${ending}`);
    const encoded = () => encode(photo.clone().autoOrient().resize({ width })).toBuffer();
    return cachedFile(path, encoded).then(() => ({ path, width }));
  };
  const inAll = (ending: string, encode: (scaled: Sharp) => Sharp) =>
    Promise.all(wanted.map((width) => make(ending, width, encode)));
  const plain = wanted.filter((width) => width <= plainWidth).at(-1) ?? autoOrient.width;
  return {
    sources: [
      { type: 'image/avif', files: await inAll('avif', (scaled) => scaled.avif({ quality: 55, effort: 4 })) },
      { type: 'image/webp', files: await inAll('webp', (scaled) => scaled.webp({ quality: 76 })) },
    ],
    plain: await (hasAlpha
      ? make('png', plain, (scaled) => scaled.png())
      : make('jpg', plain, (scaled) => scaled.jpeg({ quality: 78, mozjpeg: true }))),
  };
}
