import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subset from 'subset-font';
import { installedFont, type SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Site } from '../../shared/plan/config.generated.ts';
import { cachedFile } from './cached.ts';

type Font = NonNullable<Site['theme']['fonts']>[number];

/** The fonts of a site. */
export const fontsOf = ({ site }: Pick<SymbolTable, 'site'>): readonly Font[] => (site?.data as Site).theme.fonts ?? [];

/**
 * The CSS of the fonts of site.yaml, whose files hold only the declared characters and weights. `optional`: a font that
 * comes too late for the first picture of a page is not used on it, so nothing moves while somebody reads.
 */
export async function fontsCss(fonts: readonly Font[], caches: string): Promise<string> {
  const faces = fonts.map(async (font) =>
    [
      '@font-face {',
      `  font-family: '${font.family}';`,
      `  src: url('${await fontFile(font, caches)}') format('woff2');`,
      `  font-weight: ${font.weights};`,
      '  font-display: optional;',
      ...(font.scale === undefined ? [] : [`  size-adjust: ${font.scale};`]),
      `  unicode-range: ${font.range};`,
      '}\n',
    ].join('\n'),
  );
  return (await Promise.all(faces)).join('');
}

/** The path of the reduced file, in a folder of caches. */
export async function fontFile({ file, weights, range }: Font, caches: string): Promise<string> {
  const bytes = readFileSync(installedFont(file) ?? file);
  const mark = createHash('sha256').update(`${weights} ${range}`).update(bytes).digest('hex').slice(0, 16);
  const [min = 400, max = min] = weights.split(' ').map(Number);
  return cachedFile(join(caches, 'fonts', mark, basename(file)), () =>
    subset(bytes, charactersOf(range), { targetFormat: 'woff2', variationAxes: { wght: { min, max } } }),
  );
}

/** The characters of a `unicode-range`, such as U+20-7E, U+20B9. */
export const charactersOf = (range: string): string =>
  range
    .split(', ')
    .map((part) => part.slice('U+'.length).split('-'))
    .map(([first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
