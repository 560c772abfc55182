import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoModule } from '../../../../src/tools/vite/photos.ts';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
const caches = join(folder, 'cache');
const cache = join(caches, 'photos');
const file = join(folder, 'road.jpg');
const versions = () => {
  const [mark = ''] = readdirSync(cache);
  return readdirSync(join(cache, mark)).map((name) => join(cache, mark, name));
};

let code: string;
beforeAll(async () => {
  const plain = sharp({ create: { width: 300, height: 700, channels: 3, background: '#0a6c74' } });
  const place = { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' };
  // Taken in portrait: the file has it rotated.
  const lying = plain.rotate(90).withExif({ IFD3: place }).withMetadata({ orientation: 6 }).jpeg();
  writeFileSync(file, await lying.toBuffer());
  code = await photoModule(`${file}?photo`, caches);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the versions of a photograph', () => {
  it('are AVIF, WebP and one JPEG, upright and never wider than the photograph', async () => {
    const sizes = await Promise.all(
      versions().map(async (path) => {
        const { format, width, height, orientation } = await sharp(path).metadata();
        return [path.split('/').at(-1), format, width, height, orientation];
      }),
    );
    expect((await sharp(file).metadata()).orientation).toBe(6);
    expect(sizes).toEqual([
      ['road-300.avif', 'heif', 300, 700, undefined],
      ['road-300.jpg', 'jpeg', 300, 700, undefined],
      ['road-300.webp', 'webp', 300, 700, undefined],
    ]);
  });

  it('do not contain the location', async () => {
    expect((await sharp(file).metadata()).exif).toBeDefined();
    for (const path of versions()) {
      const { exif, xmp, iptc } = await sharp(path).metadata();
      expect({ exif, xmp, iptc }).toEqual({});
      expect(readFileSync(path).includes('Exif')).toBe(false);
    }
  });

  it('are listed by a module, the smallest format first', () => {
    expect(code).toContain('{ type: "image/avif", srcSet: `${version_1} 300w` }, { type: "image/webp"');
    expect(code).toContain('road-300.jpg?url&no-inline"');
  });

  it('are created once', async () => {
    const times = () => versions().map((path) => statSync(path).mtimeMs);
    const before = times();
    expect(await photoModule(`${file}?photo`, caches)).toBe(code);
    expect(times()).toEqual(before);
  });

  it('keep transparency', async () => {
    const seen = join(folder, 'stamp.png');
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    writeFileSync(
      seen,
      await sharp({ create: { width: 400, height: 100, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    );
    const module = await photoModule(`${seen}?photo`, caches);
    expect(module).toContain('stamp-400.png?url');
    expect(module).toContain('${version_1} 320w, ${version_2} 400w');
  });

  it('of a damaged photograph cause an error', async () => {
    const broken = join(folder, 'broken.jpg');
    writeFileSync(broken, readFileSync(file).subarray(0, 400));
    await expect(photoModule(`${broken}?photo`, caches)).rejects.toThrow();
  });
});
