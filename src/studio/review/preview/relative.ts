import { posix } from 'node:path';
import { decoded } from '../../../shared/engine/decoded.ts';
import { createFinder, type SiteRoutes } from '../../../server/http/site-routes.ts';

/** What says on every page that it is no part of the site. */
const note =
  '<p role="note" style="margin:0;padding:.5rem 1rem;background:#fff3bf;color:#3b2f00;font:1rem/1.4 system-ui,sans-serif;text-align:center">' +
  'This is a preview of a change, and not the site. It has no scripts: what a page asks or works out does nothing here.</p>';

/**
 * A page of a build as one that can be opened from any folder, by a double click too: with addresses that lead from
 * file to file, and without scripts, which browsers do not load from a file as modules.
 * Takes    `file`: where it lies, with forward slashes: about/index.html; `fileOf`: see shownFiles
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

/** What is for scripts, search engines and those who share a link. */
const unwanted =
  /<link rel="(?:modulepreload|canonical|manifest)"[^>]*>\n?|<meta (?:name="(?:robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>\n?/g;

const inSet = (set: string, to: (address: string) => string): string =>
  set
    .split(/,\s+/)
    .map((one) => one.replace(/^\/(?!\/)\S*/, to))
    .join(', ');

/** Where an address of the site leads, from a file of the preview. */
function relativeAddress(address: string, file: string, fileOf: (path: string) => string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const target = fileOf(decoded(path));
  const steps = (posix.relative(posix.dirname(file), target) || posix.basename(target)).split('/');
  return `${steps.map(encodeURIComponent).join('/')}${rest}`;
}

/** Tells which of the files the site's server shows at a path; of one that leads on, what it shows there. */
export function shownFiles(routes: SiteRoutes, files: readonly string[]): (path: string) => string {
  const find = createFinder(routes, new Map(files.map((file) => [file, file])));
  return (path) => {
    const found = find(path);
    const shown = found.kind === 'redirect' ? find(found.to) : found;
    return shown.kind === 'redirect' ? routes.notFound : shown.path;
  };
}

/** A style sheet of a build, with addresses from its own folder. */
export const previewStyle = (css: string, file: string): string =>
  css.replaceAll(
    /url\((["']?)(\/(?!\/)[^"')]*)/g,
    (_, quote: string, address: string) => `url(${quote}${posix.relative(posix.dirname(file), address.slice(1))}`,
  );
