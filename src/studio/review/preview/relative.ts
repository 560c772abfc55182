import { posix } from 'node:path';
import { decoded } from '../../../shared/engine/decoded.ts';
import { createFinder, type SiteRoutes } from '../../../server/http/site-routes.ts';

/** Notice on every page of the preview. */
const note =
  '<p role="note" style="margin:0;padding:.5rem 1rem;background:#fff3bf;color:#3b2f00;font:1rem/1.4 system-ui,sans-serif;text-align:center">' +
  'This is a preview of a change, not the site. It has no scripts: forms and calculations do not work here.</p>';

/**
 * A page of a build, changed so that it can be opened from any folder: with relative addresses, and without scripts,
 * because browsers do not load modules from files.
 * Takes    `file`: its path with forward slashes: about/index.html; `fileOf`: see shownFiles
 */
export function previewPage(html: string, file: string, fileOf: (path: string) => string): string {
  const to = (address: string) => relativeAddress(address, file, fileOf);
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>\n?/gs, '')
    .replaceAll(unwanted, '')
    .replaceAll(
      /(<[a-z][^>]*?)?\b(href|src|action|poster)="(\/(?!\/)[^"]*)"/gi,
      (_, before: string | undefined, name: string, address: string) => `${before ?? ''}${name}="${to(address)}"`,
    )
    .replaceAll(/\b(srcset|imagesrcset)="([^"]*)"/gi, (_, name: string, set: string) => `${name}="${inSet(set, to)}"`)
    .replaceAll(
      /url\((&quot;|["']?)(\/(?!\/)[^"')&]*)/g,
      (_, quote: string, address: string) => `url(${quote}${to(address)}`,
    )
    .replace('<html ', '<html data-script="failed" ')
    .replace('</head>', '<meta name="robots" content="noindex, nofollow">\n</head>')
    .replace(/<body\b[^>]*>/, (body) => `${body}\n${note}`);
}

/** Elements for scripts, search engines and link previews, and fonts that a page from a file may not load early. */
const unwanted =
  /<link rel="(?:modulepreload|canonical|manifest)"[^>]*>\n?|<link rel="preload"[^>]*as="font"[^>]*>\n?|<meta (?:name="(?:robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>\n?/g;

const inSet = (set: string, to: (address: string) => string): string =>
  set
    .split(/,\s+/)
    .map((one) => one.replace(/^\/(?!\/)\S*/, to))
    .join(', ');

/** An address of the site, relative to a file of the preview. */
function relativeAddress(address: string, file: string, fileOf: (path: string) => string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const target = fileOf(decoded(path));
  const steps = (posix.relative(posix.dirname(file), target) || posix.basename(target)).split('/');
  return `${steps.map(encodeURIComponent).join('/')}${rest}`;
}

/** Returns a function from a path of the site to the file that its server shows there, after redirects. */
export function shownFiles(routes: SiteRoutes, files: readonly string[]): (path: string) => string {
  const find = createFinder(routes, new Map(files.map((file) => [file, file])));
  return (path) => {
    const found = find(path);
    const shown = found.kind === 'redirect' ? find(found.to) : found;
    return shown.kind === 'redirect' ? routes.notFound : shown.path;
  };
}

/** A style sheet of a build with relative addresses. */
export const previewStyle = (css: string, file: string): string =>
  css.replaceAll(
    /url\((["']?)(\/(?!\/)[^"')]*)/g,
    (_, quote: string, address: string) => `url(${quote}${posix.relative(posix.dirname(file), address.slice(1))}`,
  );
