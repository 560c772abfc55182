import type { SiteFile, SiteFiles } from './site-files.ts';

/** The build's site-routes.json: which address shows which file. */
export interface SiteRoutes {
  /** Pages by path in small letters. */
  readonly pages: Readonly<Record<string, PageRoute>>;
  /** Pages whose path has parts that vary, `/policy/{id}`; asked when no page has the path. */
  readonly patterns: readonly { readonly pattern: string; readonly file: string }[];
  /** Where an old path leads now. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly notFound: string;
  /** Origins that may stand in a frame. */
  readonly frames: readonly string[];
}

interface PageRoute {
  readonly file: string;
  readonly canonical: string;
  /** With a query it shows a part or a state of itself, which search engines are to leave out. */
  readonly noindexQuery?: boolean;
}

export const routesFile = 'site-routes.json';

/** What a path leads to. */
export type Found =
  | {
      readonly kind: 'page' | 'asset' | 'missing';
      readonly path: string;
      readonly file: SiteFile;
      readonly noindex?: 'query' | true;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** Reads the route table. Throws when it is absent, no JSON, or names a file that the build lacks. */
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
 * Asks the route table for a decoded path. Only files that the table or the build
 * lists can be found, so no path leads out of the folder. Pages answer in any
 * letter case and with or without a slash at the end (spec 2.33).
 */
export function createFinder(routes: SiteRoutes, files: SiteFiles): (path: string) => Found {
  const fixed = fixedPaths(routes, files);
  const patterns = routes.patterns.map(({ pattern, file }) => ({
    test: patternTest(pattern),
    // It stands for whatever has no page of its own, such as a policy that is not offered (spec 7.04).
    found: { ...page(file, files), noindex: true } as const,
  }));
  const missing: Found = { kind: 'missing', path: routes.notFound, file: files.get(routes.notFound)! };
  return (path) => {
    const asset = fixed.get(path);
    if (asset) return asset;
    const plain = normal(path);
    return fixed.get(plain) ?? patterns.find(({ test }) => test.test(plain))?.found ?? missing;
  };
}

function fixedPaths(routes: SiteRoutes, files: SiteFiles): Map<string, Found> {
  const fixed = new Map<string, Found>();
  for (const [path, file] of files) {
    if (!path.endsWith('.html') && path !== routesFile) fixed.set(`/${path}`, { kind: 'asset', path, file });
  }
  for (const [path, { file, noindexQuery = false }] of Object.entries(routes.pages))
    fixed.set(normal(path), { ...page(file, files), ...(noindexQuery && { noindex: 'query' }) });
  for (const [path, to] of Object.entries(routes.redirects)) fixed.set(normal(path), { kind: 'redirect', to });
  return fixed;
}

function page(path: string, files: SiteFiles): Exclude<Found, { kind: 'redirect' }> {
  return { kind: 'page', path, file: files.get(path)! };
}

function normal(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
}

/** `/policy/{id}` as an expression; a part that varies is not empty and holds no slash. */
function patternTest(pattern: string): RegExp {
  const parts = normal(pattern).split(/\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^/]+')}$`, 's');
}
