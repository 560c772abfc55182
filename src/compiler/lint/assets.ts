import { join } from 'node:path';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { contentOf, slug } from '../read/files.ts';
import { endingOf, isPhoto, photoKinds, readPicture, type PictureFile } from '../read/picture.ts';
import { Lines } from '../read/lines.ts';
import { placeOf, placeOfRange, wholeFile } from '../read/source.ts';
import { dangersIn } from '../read/svg-dangers.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** A picture, as the place of a problem. */
export const pictureFile = (asset: string): Place => ({ ...wholeFile(`config/assets/${asset}`), length: 1 });

/** In bytes. Cameras make larger files, which slow down the repository and each build without being visible. */
const largest = 10 * 2 ** 20;

/**
 * Checks that the name of a picture is valid in an address, that the file is of the kind that its name says, that it
 * states its size, so that the layout does not shift when it loads, and that it neither runs code nor fetches anything.
 * `root` contains config/.
 * Problems: file/bad-name, file/unreadable, asset/wrong-kind, asset/no-size, asset/unsafe, asset/too-large,
 * asset/too-narrow
 */
export function lintAssets(symbols: SymbolTable, root: string): Problem[] {
  const pictures = new Map<string, PictureFile>();
  const ofFiles = [...symbols.assets].flatMap((asset): Problem[] => {
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(asset))
      return [say.badPictureName(pictureFile(asset), asset, goodPicture(asset))];
    if (endingOf(asset) !== 'svg' && !isPhoto(asset)) return [say.noPicture(pictureFile(asset), asset)];
    const picture = readPicture(asset, root);
    if (picture.isLink) return [say.symbolicLink(pictureFile(asset))];
    pictures.set(asset, picture);
    if (picture.bytes > largest) return [say.largePicture(pictureFile(asset), asset, largest / 2 ** 20)];
    const wanted = photoKinds[endingOf(asset)] ?? 'svg';
    if (picture.kind !== wanted) return [say.wrongPicture(pictureFile(asset), asset, picture.kind)];
    return [
      ...(picture.width > 0 && picture.height > 0 ? [] : [say.noSize(pictureFile(asset), asset)]),
      ...(picture.kind === 'svg' ? unsafe(asset, root) : []),
    ];
  });
  return [...ofFiles, ...(ofFiles.length > 0 ? [] : narrow(symbols, pictures))];
}

/** Checks that a drawing neither runs code nor fetches anything. */
function unsafe(asset: string, root: string): Problem[] {
  const file = `config/assets/${asset}`;
  const svg = contentOf(join(root, file)).bytes?.toString() ?? '';
  const text = { file, text: svg, lines: new Lines(svg) };
  return dangersIn(svg).map(({ index, words, why }) =>
    say.unsafePicture(placeOfRange(text, index, index + words.length), asset, words, why),
  );
}

/**
 * Checks that every photograph has at least as many pixels as the block that shows it is wide. Drawings stay sharp at
 * any width.
 */
const narrow = ({ sources, contracts }: SymbolTable, pictures: ReadonlyMap<string, PictureFile>): Problem[] =>
  sources.flatMap((source) =>
    references(source.data, `${source.kind}.schema.json`, contracts).flatMap(({ kind, value, path, shown = 0 }) => {
      const width = kind === 'asset' && isPhoto(value) ? pictures.get(value)?.width : undefined;
      return width === undefined || width >= shown
        ? []
        : [say.narrowPicture(placeOf(source, path), value, width, shown)];
    }),
  );

const goodPicture = (asset: string): string => {
  const ending = endingOf(asset).toLowerCase();
  const kept = isPhoto(`x.${ending}`) ? ending : 'svg';
  return `${slug((asset.split('/').at(-1) ?? '').replace(/\.[^.]*$/, ''))}.${kept}`;
};
