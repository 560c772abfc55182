import type { PageModule } from '../../shared/plan/page.ts';
import { reloadOnce } from './reload.ts';
import { addressesOf, routeOf, type PageAddress, type Route } from './routes.ts';

/** The table of all addresses. */
type Table = PageAddress[];

let table: Table | undefined;
let loadingTable: Promise<Table> | undefined;

/** The table of all addresses, if it is already loaded. */
export const knownTable = (): Table | undefined => table;

/**
 * Loads the table of all addresses once. The document that was loaded has no need of it, and it grows with the site.
 * A failure is not kept.
 */
export function loadTable(): Promise<Table> {
  loadingTable ??= import('virtual:routes').then(
    ({ routes }) => (table = addressesOf(routes)),
    (error: unknown) => {
      loadingTable = undefined;
      throw error;
    },
  );
  return loadingTable;
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
  loadPage(routeOf(await loadTable(), pathname));

let first: PageModule | undefined;

/** What the page of the prerendered document needs besides its HTML, once it is loaded. */
export const firstPage = (): PageModule | undefined => first;

/** Loads what the page of the prerendered document needs besides its HTML, from the address that it names. */
export async function loadFirstPage(script: string): Promise<void> {
  first = (await import(/* @vite-ignore */ script)) as PageModule;
}

/** A promise as React's `use` reads it: of one that says that it is fulfilled, it takes the value at once. */
interface Told extends Promise<Table> {
  status?: 'fulfilled';
  value?: Table;
}

const wanted = new Map<string, Told>();

/**
 * Loads the table, and with it the chunk of an address's page. Returns the same promise at each call, as React's `use`
 * needs. If a chunk is gone after a deploy, the address is reloaded.
 */
export function tableFor(pathname: string): Promise<Table> {
  const known = wanted.get(pathname);
  if (known) return known;
  const isLoaded = table && loadedPage(routeOf(table, pathname));
  const told: Told = isLoaded ? Promise.resolve(table!) : loadOrReload(pathname);
  const tell = (value: Table): unknown => Object.assign(told, { status: 'fulfilled', value });
  if (isLoaded) tell(table!);
  else told.then(tell, () => undefined);
  wanted.set(pathname, told);
  return told;
}

const loadOrReload = (pathname: string): Promise<Table> =>
  loadPageOf(pathname).then(loadTable, (error: unknown) => {
    reloadOnce(error);
    throw error;
  });

/** For development: replaces a page's module by its new one. */
export function replacePage(id: string, module: PageModule): void {
  loaded.set(id, module);
}
