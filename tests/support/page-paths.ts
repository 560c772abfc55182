import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface SiteRoutes {
  readonly pages: Readonly<Record<string, { readonly canonical: string }>>;
  /** The other languages. Their pages begin with the base; `missing` ends with the code. */
  readonly languages?: readonly { readonly base: string; readonly missing: string }[];
}

const file = join(import.meta.dirname, '../../dist/client/site-routes.json');

const routes = (): SiteRoutes => JSON.parse(readFileSync(file, 'utf8')) as SiteRoutes;

const isBelow = (path: string, base: string): boolean => `${path}/`.toLowerCase().startsWith(`${base}/`);

/** Some addresses with only one policy. */
function withOnePolicy(paths: readonly string[]): string[] {
  const policy = paths.find((path) => path.includes('/policy/'));
  return paths.filter((path) => !path.includes('/policy/') || path === policy).sort();
}

/**
 * The address of every page of the built site in its first language, with only one policy. Throws if there is no build.
 */
export function pagePaths(): string[] {
  const { pages, languages = [] } = routes();
  const paths = Object.values(pages).map(({ canonical }) => canonical);
  return withOnePolicy(paths.filter((path) => !languages.some(({ base }) => isBelow(path, base))));
}

/** The same for each other language, by its code, with an unknown address of it. */
export function translatedPaths(): ReadonlyMap<string, readonly string[]> {
  const { pages, languages = [] } = routes();
  const paths = Object.values(pages).map(({ canonical }) => canonical);
  return new Map(
    languages.map(({ base, missing }) => [
      missing.replace(/^not-in-/, ''),
      [...withOnePolicy(paths.filter((path) => isBelow(path, base))), `${base}/no-such-page`],
    ]),
  );
}
