import type { PageModule } from '../plan/page.ts';
import { reloadOnce } from './reload.ts';
import type { Route } from './routes.ts';

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** The page's module, if it is already loaded. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route.page);

/** Loads a page's chunk once. A failure is not kept, so that the next call tries again. */
export function loadPage(route: Route): Promise<PageModule> {
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

let first: PageModule | undefined;

/** What the page of the prerendered document needs besides its HTML, once it is loaded. */
export const firstPage = (): PageModule | undefined => first;

/** Loads what the page of the prerendered document needs besides its HTML, from the address that it names. */
export async function loadFirstPage(script: string): Promise<void> {
  first = (await import(/* @vite-ignore */ script)) as PageModule;
}

const wanted = new Map<string, Promise<PageModule>>();

/**
 * Returns the same promise at each call, as React's `use` needs. If the chunk is gone after a deploy, the address is
 * reloaded.
 */
export function loadPageOrReload(route: Route): Promise<PageModule> {
  const known = wanted.get(route.page);
  if (known) return known;
  const promise = loadPage(route).catch((error: unknown) => {
    reloadOnce(error);
    throw error;
  });
  wanted.set(route.page, promise);
  return promise;
}

/** For development: replaces a page's module by its new one. */
export function replacePage(id: string, module: PageModule): void {
  loaded.set(id, module);
}
