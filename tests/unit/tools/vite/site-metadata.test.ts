import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licencesTxt } from '../../../../src/tools/vite/bundle/licences.ts';
import {
  iconFiles,
  robotsTxt,
  securityTxt,
  sitemapXml,
  webManifest,
} from '../../../../src/tools/vite/bundle/site-metadata.ts';
import { textWidth, toPng } from '../../../../src/tools/vite/bundle/raster.ts';
import { shareImage } from '../../../../src/tools/vite/bundle/share-image.ts';
import { wrap } from '../../../../src/tools/vite/bundle/wrap.ts';

const asset = (name: string) => readFileSync(join(import.meta.dirname, '../../../../config/assets', name));
const colours = { ground: '#ffffff', ink: '#111111', muted: '#555555', accent: '#0a6c74' };
const image = (title: string, picture?: Buffer) =>
  shareImage({
    title,
    brand: 'Mini',
    mark: asset('brand.svg'),
    host: 'mini.example',
    colours,
    ...(picture && { picture }),
  });

/** Width and height, from the header of a PNG. */
const sizeOf = (png: Buffer) => [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the picture of a shared link', () => {
  it('is a PNG of 1200 by 630 pixels, the same bytes each time', async () => {
    const picture = asset('travel.svg');
    const png = await image('Travel insurance', picture);
    expect(sizeOf(png)).toEqual(['PNG', 1200, 630]);
    expect(png.equals(await image('Travel insurance', picture))).toBe(true);
  });

  it('shows the title, and the picture if there is one', async () => {
    const blank = await image('');
    const travel = await image('Travel');
    expect(travel.equals(blank)).toBe(false);
    expect(travel.equals(await image('Health'))).toBe(false);
    expect((await image('', asset('travel.svg'))).equals(blank)).toBe(false);
  });

  it.each(['', '<script>&"', 'x'.repeat(65), 'a '.repeat(32), '₹1,00,000 – “cover”'])(
    'is drawn with the title %j',
    async (title) => {
      expect(sizeOf(await image(title))).toEqual(['PNG', 1200, 630]);
    },
  );

  it('uses its own font, not one of the machine', () => {
    expect(textWidth('Chhatri ₹1,00,000', 100)).toBeGreaterThan(500);
    const letters = (family: string) =>
      toPng(
        `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="30"><text y="20" font-family="${family}">Words</text></svg>`,
      );
    expect(letters('DejaVu Sans').equals(letters('Anek Latin'))).toBe(true);
  });
});

describe('lines', () => {
  const widthOf = (line: string) => line.length;

  it('break between words, as late as they can', () => {
    expect(wrap('one two three four', 9, widthOf)).toEqual(['one two', 'three', 'four']);
  });

  it('put a word that is too wide on its own line, and are empty for no text', () => {
    expect(wrap('a extraordinary b', 5, widthOf)).toEqual(['a', 'extraordinary', 'b']);
    expect(wrap('  ', 5, widthOf)).toEqual([]);
  });
});

describe('files beside the pages', () => {
  it('the site map lists each address once, escaped and in order', () => {
    const xml = sitemapXml([{ canonical: 'https://mini.example/b?x=1&y=<' }, { canonical: 'https://mini.example/' }]);
    expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://mini.example/</loc>',
      '<loc>https://mini.example/b?x=1&amp;y=&lt;</loc>',
    ]);
  });

  it('robots.txt allows everything and names the site map', () => {
    expect(robotsTxt('https://mini.example')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://mini.example/sitemap.xml\n',
    );
  });

  it('security.txt has the contact for vulnerabilities, for a year', () => {
    const security = {
      contact: ['mailto:a@mini.example', 'tel:123'] as [string, string],
      languages: ['en', 'hi'] as [string, string],
    };
    expect(securityTxt(security, 'https://mini.example', new Date('2026-11-22T19:00:00Z')).split('\n')).toEqual([
      'Contact: mailto:a@mini.example',
      'Contact: tel:123',
      'Expires: 2027-11-22T00:00:00Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://mini.example/.well-known/security.txt',
      '',
    ]);
  });

  describe('the licences', () => {
    const project = join(import.meta.dirname, '../../../..');
    const bundled = { name: 'zed', version: '1.0.0', identifier: 'MIT', text: 'Do as you like.' };

    it('are those of the bundled packages, and of the icons and fonts with their own terms', () => {
      const font = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
      const text = licencesTxt([bundled], project, [font, font]);
      expect(text).toMatch(/zed 1\.0\.0 \(MIT\)\n\nDo as you like\./);
      expect(text).toMatch(/^@expo-google-fonts\/anek-latin .*[\s\S]*SIL OPEN FONT LICENSE/m);
      expect(text).toMatch(/^lucide-static [\d.]+ \(ISC\)\n\nISC License/m);
      expect(text.match(/^@fontsource-variable\/anek-latin [\d.]+ \(OFL-1\.1\)$/gm)).toHaveLength(1);
    });

    it('must have a text: packages without one must not be distributed', () => {
      expect(() => licencesTxt([{ ...bundled, text: null }], project, [])).toThrow('zed 1.0.0 has no licence text');
    });
  });

  it('the manifest names icons of the sizes that are drawn', () => {
    const { icons } = JSON.parse(webManifest({ name: 'Mini', language: 'en', ground: '#fff', accent: '#000' })) as {
      icons: { src: string; sizes: string }[];
    };
    const drawn = new Map(iconFiles(asset('favicon.svg'), '#ffffff'));
    for (const { src, sizes } of icons)
      expect(sizeOf(drawn.get(src)!)).toEqual(['PNG', ...sizes.split('x').map(Number)]);
    expect(sizeOf(drawn.get('/apple-touch-icon.png')!)).toEqual(['PNG', 180, 180]);
    const icon = drawn.get('/favicon.ico')!;
    expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toEqual(['PNG', 48, 48]);
  });
});
