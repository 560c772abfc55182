import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { stretches, type Range, type Stretch } from '../../authoring/changes/stretches.ts';
import type { PicturePart } from '../review/contract.ts';

/** What is seen above and below what differs, in pixels. */
const edge = 24;

/** Stretches with less than this between them are one. */
const gap = 80;

/** So much of a long stretch is shown. */
const highest = 1600;

/** A picture as rows of pixels. */
interface Rows {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Tell one row from another. */
  readonly hashes: readonly string[];
}

/** The stretches of two pictures of a page in which they differ. What has only moved up or down does not differ. */
export async function differingParts(before: Buffer | undefined, after: Buffer | undefined): Promise<PicturePart[]> {
  if (!before || !after) return [await wholePart(before, after)];
  if (before.equals(after)) return [];
  const [old, now] = await Promise.all([rowsOf(before), rowsOf(after)]);
  const found = joined(stretches(old.hashes, now.hashes));
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

async function rowsOf(png: Buffer): Promise<Rows> {
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

/** Stretches near to each other as one. */
function joined(all: readonly Stretch[]): Stretch[] {
  const parts: Stretch[] = [];
  for (const { was, is } of all) {
    const last = parts.at(-1);
    const isNear = last && was.start - last.was.end < gap && is.start - last.is.end < gap;
    if (isNear)
      parts[parts.length - 1] = {
        was: { start: last.was.start, end: was.end },
        is: { start: last.is.start, end: is.end },
      };
    else parts.push({ was, is });
  }
  return parts;
}

/** The picture of some rows with what is around them. */
async function cut(
  side: keyof PicturePart,
  { png, height }: Pick<Rows, 'png' | 'height'>,
  { start, end }: Range,
): Promise<PicturePart> {
  const top = Math.max(0, start - edge);
  const bottom = Math.min(height, end + edge, top + highest);
  const { width = 0 } = await sharp(png).metadata();
  if (bottom <= top || width === 0) return {};
  const webp = await sharp(png)
    .extract({ left: 0, top, width, height: bottom - top })
    .webp({ quality: 82 })
    .toBuffer();
  return { [side]: `data:image/webp;base64,${webp.toString('base64')}` };
}
