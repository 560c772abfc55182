import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import type { MoneyPlan } from '../../shared/plan/message.ts';
import type { Asset, IconShapes, PageModule } from '../../shared/plan/page.ts';
import type { SitePlan } from '../../shared/plan/site.ts';

/** What a page takes from site.yaml: all but header and footer, the pictures of the brand, and the time zone. */
export type SharedSite = Omit<SitePlan, 'header' | 'footer' | 'brand' | 'timeZone'> & {
  readonly brand: Pick<SitePlan['brand'], 'name' | 'titleSuffix'>;
};

/** What all pages share: site.yaml without header and footer, and the icons and pictures that it names. */
export interface SiteModule {
  readonly site: SharedSite;
  readonly icons: Readonly<Record<string, IconShapes>>;
  readonly assets: Readonly<Record<string, Asset>>;
}

/** The item of a catalog that a document was prerendered for. */
export interface CatalogEntry {
  /** The address of its page. */
  readonly path: string;
  readonly name: string;
  /**
   * The item as it was when the site was built. Visitors without JavaScript read it; for others the item from the API
   * replaces it.
   */
  readonly item?: CatalogItem;
}

export const SiteContext = createContext<SiteModule | null>(null);
export const PageContext = createContext<PageModule | null>(null);

/** The items of each catalog, as they were when the site was built. */
export type Catalog = Readonly<Record<string, readonly CatalogItem[]>>;

/**
 * Set only while a page is prerendered. The browser fetches the lists instead: draw from it only in a `<noscript>`,
 * which React does not hydrate.
 */
export const CatalogContext = createContext<Catalog | undefined>(undefined);

/** Set while the page of a catalog entry is prerendered, and while the browser hydrates that page. */
export const EntryContext = createContext<CatalogEntry | undefined>(undefined);

/** What all pages share. Throws outside a SiteContext. */
export function useSite(): SiteModule {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext');
  return site;
}

/** How the site writes amounts. */
export const useMoney = (): MoneyPlan => useSite().site.money ?? defaultMoney;

const defaultMoney: MoneyPlan = { style: {} };

/** The current page with all that it uses. Throws outside a PageContext. */
export function usePage(): PageModule {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageContext');
  return page;
}

/** The current page's catalog entry before anything is fetched; undefined on every other page. */
export function useEntry(): CatalogEntry | undefined {
  const entry = useContext(EntryContext);
  const { pathname } = useLocation();
  return entry?.path === pathname ? entry : undefined;
}

/** A catalog that a block of this page shows. Throws for one that the page does not ship. */
export function useCatalog(id: string): CatalogPlan {
  const catalog = usePage().catalogs?.[id];
  if (!catalog) throw new Error(`This page ships no catalog "${id}"`);
  return catalog;
}

/** The items of a list that a block of this page refers to. Throws for a list that the page does not ship. */
export function useList<T>(name: string): readonly T[] {
  const list = usePage().lists[name];
  if (!list) throw new Error(`This page ships no list "${name}"`);
  return list as readonly T[];
}
