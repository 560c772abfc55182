import { pictureElement, textElement, textWidth, toPngAside } from './raster.ts';
import { wrap } from './wrap.ts';

/** The content of the preview picture of a shared link. Pictures are SVG, JPEG or PNG files. */
export interface ShareImage {
  readonly title: string;
  readonly brand: string;
  readonly mark: Buffer;
  /** The mark is shown if there is none. */
  readonly picture?: Buffer;
  /** Host of the site. */
  readonly host: string;
  readonly colours: Readonly<Record<'ground' | 'ink' | 'muted' | 'accent', string>>;
}

const width = 1200;
const height = 630;
const margin = 72;
const column = 600;
/** Font sizes to try, from the largest. */
const sizes = [68, 60, 52, 44];
const maxTitleLines = 4;

/** A picture of 1200 by 630 pixels for a link that is shared, as PNG. The same input gives the same bytes. */
export function shareImage({ title, brand, mark, picture, host, colours }: ShareImage): Promise<Buffer> {
  const { size, lines } = fit(title);
  const step = size * 1.2;
  const first = 335 - ((lines.length - 1) * step) / 2 + size / 3;
  return toPngAside(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
      `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
      `<rect y="${height - 14}" width="${width}" height="14" fill="${colours.accent}"/>`,
      pictureElement(mark, { x: margin - 6, y: 62, width: 64, height: 64 }),
      textElement(brand, { x: margin + 72, y: 106, size: 36, fill: colours.ink }),
      ...lines.map((line, index) => textElement(line, { x: margin, y: first + index * step, size, fill: colours.ink })),
      textElement(host, { x: margin, y: 556, size: 26, fill: colours.muted }),
      picture
        ? pictureElement(picture, { x: 692, y: 115, width: 460, height: 400 })
        : pictureElement(mark, { x: 772, y: 165, width: 300, height: 300 }),
      '</svg>',
    ].join(''),
  );
}

function fit(title: string): { size: number; lines: string[] } {
  for (const size of sizes) {
    const widths = new Map<string, number>();
    const widthOf = (line: string): number => {
      const width = widths.get(line) ?? textWidth(line, size);
      widths.set(line, width);
      return width;
    };
    const lines = wrap(title, column, widthOf);
    const fits = lines.length <= maxTitleLines && lines.every((line) => widthOf(line) <= column);
    if (fits || size === sizes.at(-1)) return { size, lines };
  }
  throw new Error('There is a smallest size');
}
