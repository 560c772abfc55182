import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { stretches, type Range, type ChangedRange } from '../../authoring/changes/stretches.ts';
import type { PicturePart } from '../review/contract.ts';

/** Context above and below a difference, in pixels. */
const edge = 24;

/** Differences that are closer than this are joined, in pixels. */
const minGap = 80;

/** Largest height of a picture, in pixels. */
const maxHeight = 1600;

/** A picture as rows of pixels. */
interface Rows {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Hashes of the rows. */
  readonly hashes: readonly string[];
}

/** The parts in which two pictures of a page differ. Content that has only moved up or down does not differ. */
export async function differingParts(before: Buffer | undefined, after: Buffer | undefined): Promise<PicturePart[]> {
  if (!before || !after) return [await wholePart(before, after)];
  if (before.equals(after)) return [];
  const [old, now] = await Promise.all([pixelRows(before), pixelRows(after)]);
  const found = joinNear(stretches(old.hashes, now.hashes));
  return Promise.all(
    found.map(async ({ was, is }) => ({ ...(await cut('before', old, was)), ...(await cut('after', now, is)) })),
  );
}

async function wholePart(before: Buffer | undefined, after: Buffer | undefined): Promise<PicturePart> {
  const side = before ? 'before' : 'after';
  const png = before ?? after;
  if (!png) return {};
  const { height = 0 } = await sharp(png).metadata();
  const rows = { png, width: 0, height, hashes: [] };
  return cut(side, rows, { start: 0, end: height });
}

async function pixelRows(png: Buffer): Promise<Rows> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const size = width * channels;
  const hashes = Array.from({ length: height }, (_, row) =>
    createHash('md5')
      .update(data.subarray(row * size, (row + 1) * size))
      .digest('base64'),
  );
  return { png, width, height, hashes };
}

/** Joins stretches that are near to each other. */
function joinNear(all: readonly ChangedRange[]): ChangedRange[] {
  const parts: ChangedRange[] = [];
  for (const { was, is } of all) {
    const last = parts.at(-1);
    const isNear = last && was.start - last.was.end < minGap && is.start - last.is.end < minGap;
    if (isNear)
      parts[parts.length - 1] = {
        was: { start: last.was.start, end: was.end },
        is: { start: last.is.start, end: is.end },
      };
    else parts.push({ was, is });
  }
  return parts;
}

/** Cuts some rows out of a picture, with context. */
async function cut(
  side: keyof PicturePart,
  { png, height }: Pick<Rows, 'png' | 'height'>,
  { start, end }: Range,
): Promise<PicturePart> {
  const top = Math.max(0, start - edge);
  const bottom = Math.min(height, end + edge, top + maxHeight);
  const { width = 0 } = await sharp(png).metadata();
  if (bottom <= top || width === 0) return {};
  const webp = await sharp(png)
    .extract({ left: 0, top, width, height: bottom - top })
    .webp({ quality: 82 })
    .toBuffer();
  return { [side]: `data:image/webp;base64,${webp.toString('base64')}` };
}
