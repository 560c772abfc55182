import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** A picture as its file says: what it is, and its size in pixels as visitors see it. 0 where it states none. */
export interface PictureFile {
  readonly kind: string | undefined;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** What photographs and other pictures in pixels may be, by the ending of their name. */
export const photoKinds: Readonly<Record<string, string>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** The part of a file's name after its last dot. */
export const endingOf = (asset: string): string => /\.([^.]+)$/.exec(asset)?.[1] ?? '';

/** Whether a picture is made of pixels, so that it is drawn anew in several sizes. */
export const isPhoto = (asset: string): boolean => Object.hasOwn(photoKinds, endingOf(asset));

/** Reads a picture of config/assets. `root` holds config/. */
export function readPicture(asset: string, root: string): PictureFile {
  const bytes = readFileSync(join(root, 'config/assets', asset));
  const size = endingOf(asset) === 'svg' ? { kind: 'svg', ...svgSize(bytes.toString()) } : photoSize(bytes);
  return { bytes: bytes.length, ...size };
}

/** Width and height as the SVG's first tag states them. */
function svgSize(svg: string): { width: number; height: number } {
  const tag = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const side = (name: string) => Number(new RegExp(`\\s${name}="([0-9.]+)`).exec(tag)?.[1] ?? 0);
  return { width: side('width'), height: side('height') };
}

/** Cameras keep a picture that was taken upright lying on its side; orientations from 5 on mean so. */
const firstOnItsSide = 5;

function photoSize(bytes: Buffer): Omit<PictureFile, 'bytes'> {
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    const turned = orientation >= firstOnItsSide;
    return { kind: type, width: turned ? height : width, height: turned ? width : height };
  } catch {
    return { kind: undefined, width: 0, height: 0 };
  }
}
