import type { PageModule } from '../../shared/plan/page.ts';
import { reached, reloadOnce } from './reload.ts';
import { addressesOf, routeOf, type PageAddress, type Route } from './routes.ts';

/** The table of all addresses. */
type AddressTable = PageAddress[];

let addressTable: AddressTable | undefined;
let loadingTable: Promise<AddressTable> | undefined;

/** The table of all addresses, if it is already loaded. */
export const knownTable = (): AddressTable | undefined => addressTable;

/**
 * Loads the table of all addresses once. The loaded document does not need it, and it grows with the site. A failure is
 * not cached.
 */
export function loadTable(): Promise<AddressTable> {
  loadingTable ??= import('virtual:routes').then(
    ({ routes }) => (addressTable = addressesOf(routes)),
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

/** Loads a page's chunk once. A failure is not cached, so that the next call tries again. */
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

let prerenderedPage: PageModule | undefined;

/** What the page of the prerendered document needs besides its HTML, once it is loaded. */
export const firstPage = (): PageModule | undefined => prerenderedPage;

/** Loads what the page of the prerendered document needs besides its HTML, from the address that it names. */
export async function loadFirstPage(script: string): Promise<void> {
  prerenderedPage = (await import(/* @vite-ignore */ script)) as PageModule;
}

/** A promise for React's `use`, which takes the value of a promise with status `fulfilled` at once. */
interface TablePromise extends Promise<AddressTable> {
  status?: 'fulfilled';
  value?: AddressTable;
}

const tablePromises = new Map<string, TablePromise>();

/**
 * Loads the table, and with it the chunk of an address's page. Returns the same promise at each call, as React's `use`
 * needs. If a chunk is gone after a deploy, the address is reloaded. While the server cannot be reached, the promise
 * waits, so that the page before stays, and `tellUnreached` is called.
 */
export function tableFor(pathname: string, tellUnreached: () => void): Promise<AddressTable> {
  const known = tablePromises.get(pathname);
  if (known) return known;
  const isLoaded = addressTable && loadedPage(routeOf(addressTable, pathname));
  const told: TablePromise = isLoaded ? Promise.resolve(addressTable!) : loadOrReload(pathname, tellUnreached);
  const tell = (value: AddressTable): unknown => Object.assign(told, { status: 'fulfilled', value });
  if (isLoaded) tell(addressTable!);
  else told.then(tell, () => undefined);
  tablePromises.set(pathname, told);
  return told;
}

async function loadOrReload(pathname: string, tellUnreached: () => void): Promise<AddressTable> {
  try {
    await loadPageOf(pathname);
    return await loadTable();
  } catch (error) {
    await reached(pathname, tellUnreached);
    // A visitor who has gone Back presses the link again.
    if (location.pathname !== pathname) tablePromises.delete(pathname);
    else reloadOnce(error);
    throw error;
  }
}

/** For development: replaces a page's module by its new one. */
export function replacePage(id: string, module: PageModule): void {
  loaded.set(id, module);
}
