import { useEffect, useRef } from 'react';
import type { PageEntry, SiteAnswer } from '../site/contract.ts';

/** A page that was visited, with its address. */
interface VisitedPage {
  readonly file: string;
  readonly address: string;
}

/** The page at an address, ignoring case. */
export const pageAt = (site: SiteAnswer | undefined, address: string): PageEntry | undefined =>
  site?.pages.find(({ addresses }) => addresses.some((one) => one.toLowerCase() === address.toLowerCase()));

/** Most visited pages that are remembered. */
const maxPages = 20;

/** Follows a page to its new address. When the current page is removed, goes back to the last one that still exists. */
export function useFollow(site: SiteAnswer | undefined, address: string, go: (address: string) => void): void {
  const looks = useRef<readonly VisitedPage[]>([]);
  useEffect(() => {
    if (!site) return;
    const same = (one: string) => one.toLowerCase() === address.toLowerCase();
    const page = pageAt(site, address);
    if (page) {
      const others = looks.current.filter((look) => !same(look.address));
      looks.current = [{ file: page.file, address }, ...others].slice(0, maxPages);
      return;
    }
    const [last, ...earlier] = looks.current;
    // An address that never had a page is left alone.
    if (!last || !same(last.address)) return;
    looks.current = earlier;
    const moved = site.pages.find(({ file }) => file === last.file)?.addresses[0];
    const known = earlier.find((look) => pageAt(site, look.address));
    go(moved ?? known?.address ?? '/');
  }, [site, address, go]);
}
