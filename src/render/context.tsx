import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Policy, Site, TermPlan } from '../plan/config.generated.ts';
import type { Asset, Basis, IconShapes, PageModule } from '../plan/page.ts';

/** What all pages share: site.yaml, and the icons and pictures that it names. */
export interface SiteModule {
  readonly site: Site;
  /** What the claims of site.yaml rest on. */
  readonly basis: readonly Basis[];
  /** The address that each policy has, with {id} in it; '' when policies have no pages. */
  readonly policyPath: string;
  readonly icons: Readonly<Record<string, IconShapes>>;
  readonly assets: Readonly<Record<string, Asset>>;
}

/** The catalog entry, such as a policy, that a document was prerendered for. */
export interface Entry {
  /** The address of its page. */
  readonly path: string;
  readonly name: string;
  /**
   * The policy as it was when the site was built. Visitors without JavaScript read it; for others the API's policy
   * replaces it.
   */
  readonly policy?: Policy;
}

export const SiteContext = createContext<SiteModule | null>(null);
export const PageContext = createContext<PageModule | null>(null);

/** What the API answers about policies and term plans, as it was when the site was built. */
export interface Catalog {
  readonly policies: readonly Policy[];
  readonly termPlans: readonly TermPlan[];
}

/**
 * Set only while a page is prerendered. The browser, which fetches the lists, has no need of it: draw what comes from
 * it in a `<noscript>`, into which React does not look there.
 */
export const CatalogContext = createContext<Catalog | undefined>(undefined);

/** Set while the page of a catalog entry is prerendered, and while the browser hydrates that page. */
export const EntryContext = createContext<Entry | undefined>(undefined);

/** What all pages share. Throws outside a SiteContext. */
export function useSite(): SiteModule {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext');
  return site;
}

/** The current page with all that it uses. Throws outside a PageContext. */
export function usePage(): PageModule {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageContext');
  return page;
}

/** What is known of the current page's catalog entry before anything is fetched; undefined on every other page. */
export function useEntry(): Entry | undefined {
  const entry = useContext(EntryContext);
  const { pathname } = useLocation();
  return entry?.path === pathname ? entry : undefined;
}

/** The items of a list that a block of this page refers to. Throws for a list that the page does not ship. */
export function useList<T>(name: string): readonly T[] {
  const list = usePage().lists[name];
  if (!list) throw new Error(`This page ships no list "${name}"`);
  return list as readonly T[];
}
