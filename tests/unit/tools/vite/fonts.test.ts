import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { charactersOf, fontFile, fontsCss } from '../../../../src/tools/vite/fonts.ts';
import type { Site } from '../../../../src/shared/plan/config.generated.ts';

const { theme } = parse(readFileSync('config/site.yaml', 'utf8'), { merge: true }) as Site;
const fonts = theme.fonts!;
const cache = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(cache, { recursive: true }));

it('reads the characters of a unicode-range', () => {
  expect(charactersOf('U+41-43, U+20B9, U+1F600')).toBe('ABC₹😀');
});

it('a first visit loads at most 60 KB of fonts', async () => {
  const files = await Promise.all(fonts.map((font) => fontFile(font, cache)));
  const sizes = files.map((file) => statSync(file).size);
  expect(Math.min(...sizes)).toBeGreaterThan(500);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60 * 1024);
});

it('every file has its own characters and weights, and makes no page wait or move', async () => {
  const css = await fontsCss([{ ...fonts[0]!, range: 'U+41-5A', weights: '500 600', scale: '110%' }], cache);
  expect(css.replace(/url\('.*?'\)/, 'url(…)')).toBe(
    `@font-face {
  font-family: 'Anek';
  src: url(…) format('woff2');
  font-weight: 500 600;
  font-display: optional;
  size-adjust: 110%;
  unicode-range: U+41-5A;
}
`,
  );
  const [small, large] = await Promise.all(
    ['U+41-43', 'U+41-5A'].map(async (range) => statSync(await fontFile({ ...fonts[0]!, range }, cache)).size),
  );
  expect(small!).toBeLessThan(large!);
});
