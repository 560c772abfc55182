import { escapePattern } from '../../shared/engine/format/escape.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** What site-routes.json of the built site says: which address shows which file. */
export interface SiteRoutes {
  /** Pages by their path in lower case. */
  readonly pages: Readonly<Record<string, PageRoute>>;
  /** Pages whose path has variable parts, `/books/{id}`. They are asked when no page has exactly the path. */
  readonly patterns: readonly { readonly pattern: string; readonly file: string }[];
  /** New paths by old ones. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly notFound: string;
  /** Where the site is: https://www.chhatri.example. */
  readonly origin: string;
  /** Origins that may be shown in a frame. */
  readonly frames: readonly string[];
  /** Whether a page shows pictures of the visitor's device. */
  readonly previews?: boolean;
}

interface PageRoute {
  readonly file: string;
  readonly canonical: string;
  /** With a query the page shows only a part or a state of itself, which search engines should leave out. */
  readonly noindexQuery?: boolean;
}

/** What says which file shows a path. */
type Finding = Pick<SiteRoutes, 'pages' | 'patterns' | 'redirects' | 'notFound'>;

const routesFile = 'site-routes.json';

/** What a path leads to. */
export type Found<File = SiteFile> =
  | {
      readonly kind: 'page' | 'asset' | 'missing';
      readonly path: string;
      readonly file: File;
      readonly noindex?: 'query' | true;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** Reads the route table. Throws when it is absent, is no JSON, or names a file that the built site lacks. */
export function readRoutes(files: SiteFiles): SiteRoutes {
  const table = files.get(routesFile)?.bodies.at(-1)?.bytes;
  if (!table) throw new Error(`${routesFile} is missing`);
  const routes = JSON.parse(table.toString()) as SiteRoutes;
  const pages = Object.values(routes.pages).map((page) => page.file);
  const named = [...pages, ...routes.patterns.map((pattern) => pattern.file), routes.notFound];
  const lacking = named.filter((file) => !files.has(file));
  if (lacking.length > 0) throw new Error(`${routesFile} names files that are missing: ${lacking.join(', ')}`);
  return routes;
}

/**
 * Looks up decoded paths in the route table. It finds only files that the table or the built site
 * lists, so no path leads out of the folder. Pages answer in any letter case and with or without
 * a slash at the end (spec 2.33).
 */
export function createFinder<File>(routes: Finding, files: ReadonlyMap<string, File>): (path: string) => Found<File> {
  const fixed = fixedPaths(routes, files);
  const patterns = routes.patterns.map(({ pattern, file }) => ({
    expression: expressionFor(pattern),
    // It is shown for whatever has no page of its own, such as an item that no catalog has (spec 7.04).
    found: { ...page(file, files), noindex: true } as const,
  }));
  const missing: Found<File> = { kind: 'missing', path: routes.notFound, file: files.get(routes.notFound)! };
  return (path) => {
    const asset = fixed.get(path);
    if (asset) return asset;
    const normalized = normalize(path);
    return fixed.get(normalized) ?? patterns.find(({ expression }) => expression.test(normalized))?.found ?? missing;
  };
}

function fixedPaths<File>(routes: Finding, files: ReadonlyMap<string, File>): Map<string, Found<File>> {
  const fixed = new Map<string, Found<File>>();
  for (const [path, file] of files) {
    if (!path.endsWith('.html') && path !== routesFile) fixed.set(`/${path}`, { kind: 'asset', path, file });
  }
  for (const [path, { file, noindexQuery = false }] of Object.entries(routes.pages))
    fixed.set(normalize(path), { ...page(file, files), ...(noindexQuery && { noindex: 'query' }) });
  for (const [path, to] of Object.entries(routes.redirects)) fixed.set(normalize(path), { kind: 'redirect', to });
  return fixed;
}

function page<File>(path: string, files: ReadonlyMap<string, File>): Exclude<Found<File>, { kind: 'redirect' }> {
  return { kind: 'page', path, file: files.get(path)! };
}

function normalize(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

/** The regular expression for `/books/{id}`. A variable part is not empty and holds no slash. */
function expressionFor(pattern: string): RegExp {
  const parts = normalize(pattern).split(/\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => escapePattern(part)).join('[^/]+')}$`, 's');
}
