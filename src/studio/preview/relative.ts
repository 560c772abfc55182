import { posix } from 'node:path';

/** Which file of a build answers an address; undefined where none does. All keys are in small letters. */
export interface BuiltRoutes {
  readonly pages: Readonly<Record<string, { readonly file: string }>>;
  readonly patterns: readonly { readonly pattern: string; readonly file: string }[];
  readonly redirects: Readonly<Record<string, string>>;
  readonly notFound: string;
}

/** What says on every page that it is no part of the site. */
const note =
  '<p role="note" style="margin:0;padding:.5rem 1rem;background:#fff3bf;color:#3b2f00;font:1rem/1.4 system-ui,sans-serif;text-align:center">' +
  'This is a preview of a change, and not the site. It has no scripts: what a page asks or works out does nothing here.</p>';

/**
 * A page of a build as one that can be opened from any folder, by a double click too: with addresses that lead from
 * file to file, and without scripts, which browsers do not load from a file as modules.
 * Takes    `file`: where it lies, with forward slashes: about/index.html; `isFile`: whether the build has a file
 */
export function previewPage(
  html: string,
  file: string,
  routes: BuiltRoutes,
  isFile: (path: string) => boolean,
): string {
  const to = (address: string) => relativeAddress(address, file, routes, isFile);
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

/** Where an address of the site leads, from a file of the preview. What the build does not have leads to its 404. */
function relativeAddress(
  address: string,
  file: string,
  { pages, patterns, redirects, notFound }: BuiltRoutes,
  isFile: (path: string) => boolean,
): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const known = (one: string): string | undefined => pages[one.toLowerCase().replace(/(.)\/$/, '$1')]?.file;
  const pattern = patterns.find((one) => fits(one.pattern, path.toLowerCase()));
  const target = isFile(path.slice(1))
    ? path.slice(1)
    : (known(path) ?? known(redirects[path.toLowerCase()] ?? '') ?? pattern?.file ?? notFound);
  return `${posix.relative(posix.dirname(file), target) || posix.basename(target)}${rest}`;
}

function fits(pattern: string, path: string): boolean {
  const [before = '', after = ''] = pattern.split('{id}');
  return path.startsWith(before) && path.endsWith(after) && path.length > before.length + after.length;
}

/** A style sheet of a build, with addresses from its own folder. */
export const previewStyle = (css: string, file: string): string =>
  css.replaceAll(
    /url\((["']?)(\/(?!\/)[^"')]*)/g,
    (_, quote: string, address: string) => `url(${quote}${posix.relative(posix.dirname(file), address.slice(1))}`,
  );
