import { useEffect, useRef } from 'react';
import type { PageEntry, SiteAnswer } from '../site/contract.ts';

/** A page that was looked at, and where. */
interface Look {
  readonly file: string;
  readonly address: string;
}

/** The page at an address, whatever the case of its letters. */
export const pageAt = (site: SiteAnswer | undefined, address: string): PageEntry | undefined =>
  site?.pages.find(({ addresses }) => addresses.some((one) => one.toLowerCase() === address.toLowerCase()));

/** So many pages that were looked at are remembered. */
const most = 20;

/**
 * Follows a page to its new address. When the page that is looked at is removed, goes back to the last one that is
 * still there.
 */
export function useFollow(site: SiteAnswer | undefined, address: string, go: (address: string) => void): void {
  const looks = useRef<readonly Look[]>([]);
  useEffect(() => {
    if (!site) return;
    const same = (one: string) => one.toLowerCase() === address.toLowerCase();
    const page = pageAt(site, address);
    if (page) {
      const others = looks.current.filter((look) => !same(look.address));
      looks.current = [{ file: page.file, address }, ...others].slice(0, most);
      return;
    }
    const [last, ...earlier] = looks.current;
    // Whoever goes where no page is stays there.
    if (!last || !same(last.address)) return;
    looks.current = earlier;
    const moved = site.pages.find(({ file }) => file === last.file)?.addresses[0];
    const known = earlier.find((look) => pageAt(site, look.address));
    go(moved ?? known?.address ?? '/');
  }, [site, address, go]);
}
