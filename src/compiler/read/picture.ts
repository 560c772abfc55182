import { join } from 'node:path';
import { imageSize } from 'image-size';
import { contentOf } from './files.ts';

/**
 * The format of a picture according to its file, and its size in pixels as visitors see it. 0 if the file does not
 * state it.
 */
export interface PictureFile {
  readonly kind: string | undefined;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is a symbolic link, which is never read. */
  readonly isLink: boolean;
}

/** The formats of photographs and other pixel pictures, by the ending of their name. */
export const photoKinds: Readonly<Record<string, string>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** The part of a file's name after its last dot. */
export const endingOf = (asset: string): string => /\.([^.]+)$/.exec(asset)?.[1] ?? '';

/** Whether a picture is made of pixels, so that smaller versions of it are made. */
export const isPhoto = (asset: string): boolean => Object.hasOwn(photoKinds, endingOf(asset));

/** Reads a picture of config/assets. `root` holds config/. */
export function readPicture(asset: string, root: string): PictureFile {
  const { bytes = Buffer.alloc(0), isOther } = contentOf(join(root, 'config/assets', asset));
  const size = endingOf(asset) === 'svg' ? { kind: 'svg', ...svgSize(bytes.toString()) } : photoSize(bytes);
  return { bytes: bytes.length, isLink: isOther === 'link', ...size };
}

/** Width and height as the SVG's first tag states them. */
function svgSize(svg: string): { width: number; height: number } {
  const tag = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const side = (name: string) => Number(new RegExp(`\\s${name}="([0-9.]+)`).exec(tag)?.[1] ?? 0);
  return { width: side('width'), height: side('height') };
}

/** Cameras store an upright picture on its side; orientations from 5 on mean that. */
const firstOnItsSide = 5;

function photoSize(bytes: Buffer): Omit<PictureFile, 'bytes' | 'isLink'> {
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    const turned = orientation >= firstOnItsSide;
    return { kind: type, width: turned ? height : width, height: turned ? width : height };
  } catch {
    return { kind: undefined, width: 0, height: 0 };
  }
}
