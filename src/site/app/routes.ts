import { matchRoutes } from 'react-router-dom';
import type { PageModule, RoutePlan } from '../../shared/plan/page.ts';

export interface Route extends RoutePlan {
  load(): Promise<PageModule>;
}

/** An address of the site as React Router reads it, and the page that it leads to. */
export interface PageAddress {
  readonly path: string;
  readonly route: Route;
  /** The page's own address, where this one is only an alias. */
  readonly redirect?: string;
}

/**
 * The addresses of all pages. React Router finds one in any letter case, with or without a slash at the end. `{id}`
 * fits one segment. An unknown path leads to the page with status 404 (spec 2.32).
 */
export const addressesOf = (routes: readonly Route[]): PageAddress[] =>
  routes.flatMap((route) => [
    { path: route.status === 404 ? '*' : route.path.replace('{id}', ':id'), route },
    ...route.also.map((path) => ({ path, route, redirect: route.path })),
  ]);

/** The page of a path. */
export function routeOf(addresses: PageAddress[], pathname: string): Route {
  const [found] = matchRoutes(addresses, pathname) ?? [];
  if (!found) throw new Error('No page has status 404');
  return found.route.route;
}
