import type { PageModule } from '../plan/page.ts';
import { reloadOnce } from './reload.ts';
import type { Route } from './routes.ts';

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** The page's module when it is here already. */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route.page);

/** Load a page's chunk once; a failure is forgotten, so that the next call tries again. */
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

const wanted = new Map<string, Promise<PageModule>>();

/** The same promise at each call, as React's `use` needs it. A chunk that is gone after a deploy loads the address anew. */
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

/** Development: put a page's new module in place of the old one. */
export function replacePage(id: string, module: PageModule): void {
  loaded.set(id, module);
}
