import { useLayoutEffect } from 'react';
import type { NotPrivate } from '../../shared/engine/private.ts';
import { isPage } from './isPage.ts';
import { startAtTop } from './startAtTop.ts';
import { useGo, type Go } from './useGo.ts';

/**
 * Makes links to pages of the site change the page without a reload where React does not draw them: in the header, the
 * footer and blocks that are still. React Router follows the others itself.
 */
export function useStillLinks(): void {
  const go = useGo();
  useLayoutEffect(() => {
    const hear = (event: MouseEvent): void => followLink(event, go);
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, [go]);
}

function followLink(event: MouseEvent, go: Go): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || !leadsToPage(link)) return;
  const { pathname, search, hash } = link;
  const staysOnPage = pathname.toLowerCase() === location.pathname.toLowerCase();
  const isHere = pathname === location.pathname && search === location.search;
  // The browser itself handles a link to a place on the page.
  if (isHere && hash) return;
  event.preventDefault();
  const state = linkState(link);
  go(pathname + search + hash, { ...(isHere && { replace: true }), ...(state && { state }) });
  // A link of the header or footer to the page that is shown leads where one to another page would.
  if (staysOnPage && !hash && link.dataset.nav) startAtTop();
}

/** The navigation state that SiteLink wrote. */
function linkState({ dataset: { state } }: HTMLAnchorElement): NotPrivate | undefined {
  return state === undefined ? undefined : (JSON.parse(state) as never);
}

/** A press that opens no other tab or window, and that is not handled yet. */
const isPlain = ({ button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !defaultPrevented && !metaKey && !altKey && !ctrlKey && !shiftKey;

const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  (!link.target || link.target === '_self') &&
  !link.hasAttribute('download') &&
  // Another language is another document.
  !link.hreflang &&
  isPage(link.pathname);
