import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface SiteRoutes {
  readonly pages: Readonly<Record<string, { readonly canonical: string }>>;
  /** The other languages. Their pages begin with the base. */
  readonly languages?: readonly { readonly base: string }[];
}

const file = join(import.meta.dirname, '../../dist/client/site-routes.json');

/**
 * The address of every page of the built site in its first language, with only one policy. Throws if there is no build.
 */
export function pagePaths(): string[] {
  const { pages, languages = [] } = JSON.parse(readFileSync(file, 'utf8')) as SiteRoutes;
  const paths = Object.values(pages)
    .map(({ canonical }) => canonical)
    .filter((path) => !languages.some(({ base }) => `${path}/`.startsWith(`${base}/`)));
  const policy = paths.find((path) => path.startsWith('/policy/'));
  return paths.filter((path) => !path.startsWith('/policy/') || path === policy).sort();
}
