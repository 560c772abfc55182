import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteRoutes } from '../../../src/server/http/site-routes.ts';
import { previewPage, previewStyle, shownFiles } from '../../../src/studio/review/preview/relative.ts';
import { writePreview } from '../../../src/studio/review/preview/write-preview.ts';

const routes: SiteRoutes = {
  pages: {
    '/': { file: 'index.html', canonical: '/' },
    '/about': { file: 'About/index.html', canonical: '/About' },
    '/a/b': { file: 'A/B/index.html', canonical: '/A/B' },
  },
  patterns: [{ pattern: '/item/{id}', file: 'Item/_id/index.html' }],
  redirects: { '/aboutus': '/About' },
  notFound: '404.html',
  origin: 'https://x.test',
  frames: [],
};
const pages = ['index.html', 'About/index.html', 'A/B/index.html', 'Item/_id/index.html', '404.html'];
const fileOf = shownFiles(routes, [
  ...pages,
  ...['assets/mark.svg', 'assets/small.webp', 'assets/large.webp', 'licences.txt', 'assets/two words.pdf'],
]);
const page = (body: string, head = '') =>
  `<!doctype html>\n<html lang="en">\n<head>\n${head}</head>\n<body>\n${body}</body>\n</html>\n`;

it.each([
  ['index.html', '/About', 'About/index.html'],
  ['index.html', '/ABOUT/?from=x#team', 'About/index.html?from=x#team'],
  ['About/index.html', '/', '../index.html'],
  ['About/index.html', '/About#team', 'index.html#team'],
  ['A/B/index.html', '/aboutUs', '../../About/index.html'],
  ['A/B/index.html', '/item/7', '../../Item/_id/index.html'],
  ['index.html', '/aboutUs/', 'About/index.html'],
  ['index.html', '/%41bout', 'About/index.html'],
  ['index.html', '/assets/two%20words.pdf', 'assets/two%20words.pdf'],
  ['index.html', '/ITEM/7/', 'Item/_id/index.html'],
  // The preview answers 404 like the server of the site.
  ['index.html', '/item/7/8', '404.html'],
  ['index.html', '/About/index.html', '404.html'],
  ['About/index.html', '/nowhere', '../404.html'],
  ['About/index.html', '/licences.txt', '../licences.txt'],
  ['About/index.html', '//example.com/a', '//example.com/a'],
  ['About/index.html', 'https://example.com/', 'https://example.com/'],
  ['About/index.html', '#team', '#team'],
  ['About/index.html', 'tel:123', 'tel:123'],
])('in %s, %s leads to %s', (file, address, expected) => {
  const html = previewPage(page(`<a class="x" href="${address}">go</a>`), file, fileOf);
  expect(html).toContain(`<a class="x" href="${expected}">`);
});

it('pictures, also in srcset and styles, are found from the folder of the page', () => {
  const html = previewPage(
    page(
      '<img srcset="/assets/small.webp 400w, /assets/large.webp 800w" src="/assets/large.webp">' +
        '<i style="background:url(&quot;/assets/mark.svg&quot;)"></i>',
    ),
    'About/index.html',
    fileOf,
  );
  expect(html).toContain('srcset="../assets/small.webp 400w, ../assets/large.webp 800w" src="../assets/large.webp"');
  expect(html).toContain('url(&quot;../assets/mark.svg&quot;)');
  expect(previewStyle("a{src:url(/assets/a.woff2)}b{src:url('/assets/b.woff2')}", 'assets/style.css')).toBe(
    "a{src:url(a.woff2)}b{src:url('b.woff2')}",
  );
});

it('a page has no script, is not indexed, and says that it is a preview', () => {
  const head =
    '<link rel="canonical" href="https://x.test/">\n<link rel="modulepreload" href="/assets/a.js">\n' +
    '<meta property="og:url" content="https://x.test/">\n<script type="module" src="/assets/a.js"></script>\n';
  const html = previewPage(page('<p>Words</p><script>{"a":"</p>"}</script>', head), 'index.html', fileOf);
  expect(html).not.toMatch(/<script|canonical|modulepreload|og:url/);
  expect(html.match(/<meta name="robots" content="noindex, nofollow">/g)).toHaveLength(1);
  expect(html).toMatch(/<body>\s*<p role="note"/);
  expect(html).toContain('data-script="failed"');
});

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'preview-'));
  const build: Readonly<Record<string, string>> = {
    'index.html': page('<a href="/About">About</a>'),
    'About/index.html': page('<a href="/">Home</a>'),
    'assets/a.js': '1',
    'assets/style.css': 'a{}',
    'index.html.br': 'x',
    'robots.txt': 'Allow: /',
    'sitemap.xml': '<x/>',
    'site-routes.json': JSON.stringify(routes),
  };
  for (const [file, text] of Object.entries(build)) {
    mkdirSync(dirname(join(place, 'client', file)), { recursive: true });
    writeFileSync(join(place, 'client', file), text);
  }
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

it('replaces only a preview', () => {
  const folder = join(place, 'preview');
  expect(writePreview(join(place, 'client'), folder)).toBe(2);
  writeFileSync(join(folder, 'old.html'), '');
  expect(writePreview(join(place, 'client'), folder)).toBe(2);
  for (const file of ['old.html', 'assets/a.js', 'index.html.br', 'sitemap.xml', 'site-routes.json'])
    expect(existsSync(join(folder, file)), file).toBe(false);
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('Disallow: /');
  const own = join(place, 'own');
  cpSync(folder, own, { recursive: true });
  writeFileSync(join(own, '.gitignore'), 'mine');
  expect(() => writePreview(join(place, 'client'), own)).toThrow(/is not a preview/);
  expect(existsSync(join(own, 'index.html'))).toBe(true);
});
