import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { decoded } from '../../../shared/engine/decoded.ts';
import { loadLists } from '../../storage/lists.ts';
import { useSite } from '../context.tsx';
import { Ready } from '../loading/Ready.tsx';
import { AlertHost } from '../overlay/AlertHost.tsx';
import { useNoDeadEntries } from '../overlay/historyEntry.ts';
import { ToastHost } from '../overlay/ToastHost.tsx';
import { focusMain, MAIN, startAtTop } from '../startAtTop.ts';
import { useStillLinks } from '../useStillLinks.ts';
import { watchStuckHeight } from '../useStuckHeight.ts';
import { markCurrent } from './markCurrent.ts';
import { Unfold } from './Unfold.tsx';
import { useMenuEntry } from './useMenuEntry.ts';

/** What React draws of the document: the page, alerts and notices. Header and footer are beside it: Shell.tsx. */
export function Layout({ children }: { children: ReactNode }) {
  const { site } = useSite();
  useNoDeadEntries();
  useEffect(() => loadLists(site), [site]);
  return (
    <>
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <AroundPage />
      <Unfold />
      <AlertHost />
      <ToastHost />
      <Ready />
    </>
  );
}

/**
 * Has header and footer follow the address, and starts each new page at its top, or at the element that the address
 * names, with the focus on its content (spec 2.38). A change of only the query, such as a wizard's step or a filter,
 * moves nothing. It is a component of its own so that a change of address redraws nothing else.
 */
function AroundPage() {
  const { pathname, search, hash } = useLocation();
  const shown = useRef(pathname);
  useMenuEntry();
  useStillLinks();
  useLayoutEffect(() => {
    const header = document.querySelector('header');
    return header ? watchStuckHeight(header, '--header-height') : undefined;
  }, []);
  useEffect(() => markCurrent({ pathname, search }), [pathname, search]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    if (!target) return startAtTop();
    target.scrollIntoView({ behavior: 'instant' });
    focusMain();
  }, [pathname, hash]);
  return null;
}
