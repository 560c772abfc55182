import { useEffect, useRef, useState } from 'react';
import { languageAt } from '../../shared/engine/language-at.ts';
import { addressIn } from '../languages/panel/address.ts';
import type { PageEntry, SiteAnswer } from '../site/contract.ts';

/** A page that was visited, with its address. */
interface VisitedPage {
  readonly file: string;
  readonly title: string;
  readonly address: string;
}

/** A page that was shown and is not on the site any more. */
export interface LostPage extends VisitedPage {
  /** The address that is shown instead. */
  readonly instead: string;
}

/** The page at an address, ignoring case. */
export const pageAt = (site: SiteAnswer | undefined, address: string): PageEntry | undefined =>
  site?.pages.find(({ addresses }) => addresses.some((one) => one.toLowerCase() === address.toLowerCase()));

/** The address of a page in the first language, where it is shown if its own language no longer has it. */
function inFirstLanguage({ languages }: SiteAnswer, { file, address }: VisitedPage): string | undefined {
  const [first] = languages;
  const own = languageAt(address, languages);
  return first && own && first.pages.includes(file) ? addressIn(address, own, first) : undefined;
}

/** Most visited pages that are remembered. */
const maxPages = 20;

/**
 * Follows a page to its new address, or to the first language when its own no longer has it. When the current page
 * leaves the site, goes back to the last one that still exists, and returns the page that has left until the person
 * goes on.
 */
export function useFollow(
  site: SiteAnswer | undefined,
  address: string,
  go: (address: string) => void,
): LostPage | undefined {
  const looks = useRef<readonly VisitedPage[]>([]);
  const [lost, setLost] = useState<LostPage>();
  useEffect(() => {
    // While the frame goes to another language, the answer is still about the one before.
    if (!site || (languageAt(address, site.languages) ?? site.languages[0])?.code !== site.language) return;
    const same = (one: string) => one.toLowerCase() === address.toLowerCase();
    const page = pageAt(site, address);
    if (page) {
      const others = looks.current.filter((look) => !same(look.address));
      looks.current = [{ file: page.file, title: page.title, address }, ...others].slice(0, maxPages);
      return;
    }
    const [last, ...earlier] = looks.current;
    // An address that never had a page is left alone.
    if (!last || !same(last.address)) return;
    looks.current = earlier;
    const moved = site.pages.find(({ file }) => file === last.file)?.addresses[0] ?? inFirstLanguage(site, last);
    const instead = moved ?? earlier.find((look) => pageAt(site, look.address))?.address ?? '/';
    if (moved === undefined) setLost({ ...last, instead });
    go(instead);
  }, [site, address, go]);
  return lost?.instead === address && !pageAt(site, lost.address) ? lost : undefined;
}
