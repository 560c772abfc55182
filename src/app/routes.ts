import { decoded } from '../engine/decoded.ts';
import type { PageModule, RoutePlan } from '../plan/page.ts';

export interface Route extends RoutePlan {
  load(): Promise<PageModule>;
}

/** The page that an address leads to. When the address is only an alias, `redirect` is the page's own address. */
export interface Match {
  readonly route: Route;
  readonly redirect?: string;
}

/**
 * Finds the page of a path, in any letter case, with or without a slash at the end. `{id}` fits one segment. An unknown
 * path leads to the page with status 404 (spec 2.32).
 */
export function matchRoute(routes: readonly Route[], pathname: string): Match {
  const path = normal(pathname);
  for (const route of routes) {
    if (route.status === undefined && fits(normal(route.path), path)) return { route };
    if (route.also.some((also) => normal(also) === path)) return { route, redirect: route.path };
  }
  const notFound = routes.find((route) => route.status === 404);
  if (!notFound) throw new Error('No page has status 404');
  return { route: notFound };
}

/** The server decodes a path in the same way, so both find the same page. */
const normal = (path: string): string =>
  decoded(path)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');

function fits(pattern: string, path: string): boolean {
  if (!pattern.includes('{id}')) return pattern === path;
  const [before = '', after = ''] = pattern.split('{id}');
  const id = path.slice(before.length, path.length - after.length);
  return path.startsWith(before) && path.endsWith(after) && id !== '' && !id.includes('/');
}
