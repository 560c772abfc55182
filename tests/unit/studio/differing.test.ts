import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differingParts } from '../../../src/studio/camera/differing.ts';

const width = 200;

/** A picture of coloured bands, each with its height in pixels. The rows of a band differ. */
async function picture(...bands: readonly (readonly [colour: number, height: number])[]): Promise<Buffer> {
  const height = bands.reduce((sum, [, rows]) => sum + rows, 0);
  const data = Buffer.alloc(width * height * 3);
  let row = 0;
  for (const [colour, rows] of bands)
    for (let nth = 0; nth < rows; nth++, row++)
      for (let x = 0; x < width; x++) data.set([colour, nth % 256, nth >> 8], (row * width + x) * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const sizeOf = async (address: string | undefined) => {
  if (address === undefined) return undefined;
  const { width: wide, height } = await sharp(Buffer.from(address.split(',')[1]!, 'base64')).metadata();
  return [wide, height];
};

const sizes = async (before: Buffer | undefined, after: Buffer | undefined) =>
  Promise.all(
    (await differingParts(before, after)).map(async (part) => [await sizeOf(part.before), await sizeOf(part.after)]),
  );

it('equal pictures have no differences', async () => {
  const one = await picture([1, 300]);
  expect(await sizes(one, one)).toEqual([]);
});

it('shows a replaced part with a margin, and no moved parts', async () => {
  const before = await picture([1, 500], [2, 40], [3, 900]);
  const after = await picture([1, 500], [4, 140], [3, 900]);
  expect(await sizes(before, after)).toEqual([
    [
      [width, 88],
      [width, 188],
    ],
  ]);
});

it('a new part has its surroundings on the other side', async () => {
  const before = await picture([1, 500], [3, 900]);
  const after = await picture([1, 500], [4, 100], [3, 900]);
  expect(await sizes(before, after)).toEqual([
    [
      [width, 48],
      [width, 148],
    ],
  ]);
});

it('distant differences are separate parts, and near ones are one part', async () => {
  const before = await picture([1, 200], [2, 10], [3, 30], [4, 10], [5, 400], [6, 10], [7, 200]);
  const after = await picture([1, 200], [12, 10], [3, 30], [14, 10], [5, 400], [16, 10], [7, 200]);
  expect(await sizes(before, after)).toEqual([
    [
      [width, 98],
      [width, 98],
    ],
    [
      [width, 58],
      [width, 58],
    ],
  ]);
});

it('a new page has one side, of limited height', async () => {
  expect(await sizes(undefined, await picture([1, 3000]))).toEqual([[undefined, [width, 1600]]]);
  expect(await sizes(await picture([1, 300]), undefined)).toEqual([[[width, 300], undefined]]);
});
