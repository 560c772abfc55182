import { escapePattern } from '../../shared/engine/format/escape.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** The content of site-routes.json: which address shows which file. */
export interface SiteRoutes {
  /** Pages by their path in lower case. */
  readonly pages: Readonly<Record<string, PageRoute>>;
  /** Pages whose path has variable parts, `/books/{id}`. Used if no page has exactly the path. */
  readonly patterns: readonly { readonly pattern: string; readonly file: string }[];
  /** New paths by old ones. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly notFound: string;
  /** The other languages, whose pages are below their base. */
  readonly languages?: readonly RoutesOfLanguage[];
  /** The origin of the site: https://www.chhatri.example. */
  readonly origin: string;
  /** Origins that may be shown in a frame. */
  readonly frames: readonly string[];
  /** Whether a page previews pictures of the visitor's device. */
  readonly previews?: boolean;
}

/** A language besides the first. */
interface RoutesOfLanguage {
  /** The beginning of its addresses, in lower case: /hi. */
  readonly base: string;
  readonly notFound: string;
  /** The place on a page that says that the page is not in this language. */
  readonly missing: string;
}

interface PageRoute {
  readonly file: string;
  readonly canonical: string;
  /** With a query, the page shows a part or a state of itself, which search engines should not index. */
  readonly noindexQuery?: boolean;
}

/** The routes of paths to files. */
type RouteTable = Pick<SiteRoutes, 'pages' | 'patterns' | 'redirects' | 'notFound' | 'languages'>;

const routesFile = 'site-routes.json';

/** What a path leads to. */
export type RouteMatch<File = SiteFile> =
  | {
      readonly kind: 'page' | 'asset' | 'missing';
      readonly path: string;
      readonly file: File;
      readonly noindex?: 'query' | true;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly isForNow?: true };

/** Reads the route table. Throws if it is missing, is not JSON, or names a missing file. */
export function readRoutes(files: SiteFiles): SiteRoutes {
  const table = files.get(routesFile)?.bodies.at(-1)?.bytes;
  if (!table) throw new Error(`${routesFile} is missing`);
  const routes = JSON.parse(table.toString()) as SiteRoutes;
  const pages = Object.values(routes.pages).map((page) => page.file);
  const named = [...pages, ...routes.patterns.map((pattern) => pattern.file), routes.notFound];
  named.push(...(routes.languages ?? []).map(({ notFound }) => notFound));
  const lacking = named.filter((file) => !files.has(file));
  if (lacking.length > 0) throw new Error(`${routesFile} names files that are missing: ${lacking.join(', ')}`);
  return routes;
}

/**
 * Looks up decoded paths in the route table. Finds only files that the table or the built site lists, so no path leads
 * out of the folder. Pages match in any letter case, with or without a final slash (spec 2.33).
 */
export function createFinder<File>(
  routes: RouteTable,
  files: ReadonlyMap<string, File>,
): (path: string) => RouteMatch<File> {
  const fixed = fixedPaths(routes, files);
  const patterns = routes.patterns.map(({ pattern, file }) => ({
    expression: expressionFor(pattern),
    // Shown for paths without their own page, such as an unknown catalog item (spec 7.04).
    found: { ...pageMatch(file, files), noindex: true } as const,
  }));
  const missing: RouteMatch<File> = { kind: 'missing', path: routes.notFound, file: files.get(routes.notFound)! };
  const known = (path: string): RouteMatch<File> | undefined => {
    const asset = fixed.get(path);
    if (asset) return asset;
    const normalized = normalize(path);
    return fixed.get(normalized) ?? patterns.find(({ expression }) => expression.test(normalized))?.found;
  };
  return (path) => known(path) ?? inLanguage(path) ?? missing;

  /** A page that is not in a language leads to the first language, which says so, until it is translated. */
  function inLanguage(path: string): RouteMatch<File> | undefined {
    const language = routes.languages?.find(({ base }) => normalize(path).startsWith(`${base}/`));
    if (!language) return undefined;
    // A browser reads what follows two slashes as a host.
    const bare = path.slice(language.base.length).replace(/^\/+/, '/');
    const first = known(bare);
    if (first?.kind === 'redirect') return { ...first, to: withPlace(first.to, language.missing), isForNow: true };
    if (first?.kind === 'page') return { kind: 'redirect', to: `${encoded(bare)}#${language.missing}`, isForNow: true };
    return { kind: 'missing', path: language.notFound, file: files.get(language.notFound)! };
  }
}

const withPlace = (address: string, place: string): string => `${address.split('#')[0]}#${place}`;

/** A decoded path as an address. A header may not have all of its letters, and `?` would begin a query. */
const encoded = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/');

function fixedPaths<File>(routes: RouteTable, files: ReadonlyMap<string, File>): Map<string, RouteMatch<File>> {
  const fixed = new Map<string, RouteMatch<File>>();
  for (const [path, file] of files) {
    if (!path.endsWith('.html') && path !== routesFile) fixed.set(`/${path}`, { kind: 'asset', path, file });
  }
  for (const [path, { file, noindexQuery = false }] of Object.entries(routes.pages))
    fixed.set(normalize(path), { ...pageMatch(file, files), ...(noindexQuery && { noindex: 'query' }) });
  for (const [path, to] of Object.entries(routes.redirects)) fixed.set(normalize(path), { kind: 'redirect', to });
  return fixed;
}

function pageMatch<File>(
  path: string,
  files: ReadonlyMap<string, File>,
): Exclude<RouteMatch<File>, { kind: 'redirect' }> {
  return { kind: 'page', path, file: files.get(path)! };
}

function normalize(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

/** The regular expression for `/books/{id}`. A variable part is not empty and has no slash. */
function expressionFor(pattern: string): RegExp {
  const parts = normalize(pattern).split(/\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => escapePattern(part)).join('[^/]+')}$`, 's');
}
