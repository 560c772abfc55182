import { iconByHabit, iconPaths } from '../../../site/app/icons.ts';
import type { Security } from '../../../shared/plan/config.generated.ts';
import { builtFiles } from '../../../shared/plan/built-files.ts';
import { escapeMarkup } from '../../../shared/engine/format/escape.ts';
import type { DocumentHead } from '../../../site/app/document.ts';
import { pictureElement, toPng } from './raster.ts';

/** A page in the sitemap: its full address, and those of the same page in each language. */
type PageListed = Pick<DocumentHead, 'canonical' | 'alternates'>;

/** The sitemap: every page that search engines may index. */
export function sitemapXml(pages: readonly PageListed[]): string {
  const lines = [...pages]
    .sort((one, other) => (one.canonical < other.canonical ? -1 : 1))
    .map(({ canonical, alternates = [] }) => {
      const links = alternates.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
      );
      return `<url><loc>${escapeMarkup(canonical)}</loc>${links.join('')}</url>`;
    });
  const hasLanguages = pages.some(({ alternates = [] }) => alternates.length > 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

/** Search engines may read every page. Pages that must not be indexed have a meta tag. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${builtFiles.sitemap}\n`;
}

/**
 * Where to report vulnerabilities (RFC 9116).
 * Takes  `builtAt`: when the site was built. The file expires a year later, so that an outdated contact address is not
 *        used.
 */
export function securityTxt({ contact, languages }: Security, origin: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    ...(languages ? [`Preferred-Languages: ${languages.join(', ')}`] : []),
    `Canonical: ${origin}${builtFiles.security}`,
    '',
  ].join('\n');
}

/** The web manifest, for the home screen of phones. Colours are CSS. */
export function webManifest(site: {
  readonly name: string;
  readonly language: string;
  readonly ground: string;
  readonly accent: string;
}): string {
  const icon = (src: string, side: number) => ({ src, sizes: `${side}x${side}`, type: 'image/png' });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    lang: site.language,
    start_url: '/',
    display: 'minimal-ui',
    background_color: site.ground,
    theme_color: site.accent,
    icons: [icon(iconPaths.small, 192), icon(iconPaths.large, 512)],
  });
}

/**
 * Draws the site's icons from the favicon, by file name. They have an opaque background, and space for the round masks
 * of phones.
 */
export function iconFiles(favicon: Buffer, ground: string): [file: string, picture: Buffer][] {
  const draw = (side: number): Buffer => {
    const edge = side * 0.17;
    const inner = { x: edge, y: edge, width: side - 2 * edge, height: side - 2 * edge };
    const size = `width="${side}" height="${side}"`;
    const content = `<rect ${size} fill="${ground}"/>${pictureElement(favicon, inner)}`;
    return toPng(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
  };
  return [
    [iconPaths.touch, draw(180)],
    [iconPaths.small, draw(192)],
    [iconPaths.large, draw(512)],
    [iconByHabit, ico(draw(48), 48)],
  ];
}

/** A PNG as the one picture of a Windows icon file: a header of 6 bytes, an entry of 16, and the picture. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the picture begins
  return Buffer.concat([head, png]);
}
