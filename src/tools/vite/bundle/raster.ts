import { createRequire } from 'node:module';
import { renderAsync, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { escapeMarkup } from '../../../shared/engine/format/escape.ts';

/** The only font in pictures. System fonts are not used, so that every machine draws the same picture. */
const family = 'Anek Latin';
const fontFile = createRequire(import.meta.url).resolve('@expo-google-fonts/anek-latin/700Bold/AnekLatin_700Bold.ttf');
const font = { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: family };

/** Draws an SVG as PNG, in its own size. */
export function toPng(svg: string): Buffer {
  return new Resvg(svg, { font }).render().asPng();
}

/**
 * The same on another core. The picture must be opaque. The best compression would take four times as long to save a
 * seventh of the size, for pictures that no page loads.
 */
export async function toPngAside(svg: string): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, { font });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** An SVG text; `y` is its baseline. */
export function textElement(
  text: string,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly fill: string },
): string {
  const place = `x="${at.x}" y="${at.y}"`;
  const look = `font-family="${family}" font-weight="700" font-size="${at.size}" fill="${escapeMarkup(at.fill)}"`;
  return `<text ${place} ${look}>${escapeMarkup(text)}</text>`;
}

/** Width of a text in pixels. */
export function textWidth(text: string, size: number): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${textElement(text, { x: 0, y: 0, size, fill: '#000' })}</svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

/** The media type of a picture by its first bytes: PNG, JPEG, or else SVG. */
const pictureType = (picture: Buffer): string =>
  picture[0] === 0x89 ? 'image/png' : picture[0] === 0xff ? 'image/jpeg' : 'image/svg+xml';

/** A picture inside an SVG, centred in a box and as large as possible. */
export function pictureElement(
  picture: Buffer,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): string {
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  return `<image ${place} href="data:${pictureType(picture)};base64,${picture.toString('base64')}"/>`;
}
