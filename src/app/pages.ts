import type { PageModule } from '../plan/page.ts';
import { reloadOnce } from './reload.ts';
import { matchRoute, type Route } from './routes.ts';

type Routes = readonly Route[];

let routes: Routes | undefined;
let loadingRoutes: Promise<Routes> | undefined;

/** The table of all pages, if it is already loaded. */
export const knownRoutes = (): Routes | undefined => routes;

/**
 * Loads the table of all pages once. The document that was loaded has no need of it, and it grows with the site.
 * A failure is not kept.
 */
export function loadRoutes(): Promise<Routes> {
  loadingRoutes ??= import('virtual:routes').then(
    (module) => (routes = module.routes),
    (error: unknown) => {
      loadingRoutes = undefined;
      throw error;
    },
  );
  return loadingRoutes;
}

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** The page's module, if it is already loaded. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route.page);

/** Loads a page's chunk once. A failure is not kept, so that the next call tries again. */
function loadPage(route: Route): Promise<PageModule> {
  const known = loading.get(route.page);
  if (known) return known;
  const promise = route.load().then(
    (module) => {
      loaded.set(route.page, module);
      return module;
    },
    (error: unknown) => {
      loading.delete(route.page);
      throw error;
    },
  );
  loading.set(route.page, promise);
  return promise;
}

/** Loads the chunk of an address's page. */
export const loadPageOf = async (pathname: string): Promise<PageModule> =>
  loadPage(matchRoute(await loadRoutes(), pathname).route);

let first: PageModule | undefined;

/** What the page of the prerendered document needs besides its HTML, once it is loaded. */
export const firstPage = (): PageModule | undefined => first;

/** Loads what the page of the prerendered document needs besides its HTML, from the address that it names. */
export async function loadFirstPage(script: string): Promise<void> {
  first = (await import(/* @vite-ignore */ script)) as PageModule;
}

/** What the route table has for an address. */
export interface Found {
  readonly module: PageModule;
  /** The page's own address, where this one is only an alias. */
  readonly redirect?: string;
}

/** What is at an address, if the table and the page's chunk are already loaded. */
function knownPageAt(pathname: string): Found | undefined {
  if (!routes) return undefined;
  const { route, redirect } = matchRoute(routes, pathname);
  const module = loaded.get(route.page);
  return module && { module, ...(redirect !== undefined && { redirect }) };
}

/** A promise as React's `use` reads it: of one that says that it is fulfilled, it takes the value at once. */
interface Told extends Promise<Found> {
  status?: 'fulfilled';
  value?: Found;
}

const wanted = new Map<string, Told>();

/**
 * Loads what is at an address. Returns the same promise at each call, as React's `use` needs, until there is another
 * module. If a chunk is gone after a deploy, the address is reloaded.
 */
export function pageAt(pathname: string): Promise<Found> {
  const found = knownPageAt(pathname);
  const known = wanted.get(pathname);
  if (known && (!found || !known.value || known.value.module === found.module)) return known;
  const told: Told = found ? Promise.resolve(found) : loadOrReload(pathname);
  const tell = (value: Found): unknown => Object.assign(told, { status: 'fulfilled', value });
  if (found) tell(found);
  else told.then(tell, () => undefined);
  wanted.set(pathname, told);
  return told;
}

const loadOrReload = (pathname: string): Promise<Found> =>
  loadPageOf(pathname).then(
    () => knownPageAt(pathname)!,
    (error: unknown) => {
      reloadOnce(error);
      throw error;
    },
  );

/** For development: replaces a page's module by its new one. */
export function replacePage(id: string, module: PageModule): void {
  loaded.set(id, module);
}
