import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadLists } from '../../storage/lists.ts';
import { useSite } from '../context.tsx';
import { Ready } from '../loading/Ready.tsx';
import { AlertHost } from '../overlay/AlertHost.tsx';
import { useNoDeadEntries } from '../overlay/historyEntry.ts';
import { ToastHost } from '../overlay/ToastHost.tsx';
import { MAIN } from '../startAtTop.ts';
import { useStillLinks } from '../useStillLinks.ts';
import { watchStuckHeight } from '../useStuckHeight.ts';
import { markCurrent } from './markCurrent.ts';
import { Unfold } from './Unfold.tsx';
import { useMenuEntry } from './useMenuEntry.ts';
import { useStart } from './useStart.ts';

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
 * Has header and footer follow the address, and brings the visitor to where a page starts. It is a component of its own
 * so that a change of address redraws nothing else.
 */
function AroundPage() {
  const { pathname, search } = useLocation();
  useMenuEntry();
  useStillLinks();
  useStart();
  useLayoutEffect(() => {
    const header = document.querySelector('header');
    return header ? watchStuckHeight(header, '--header-height') : undefined;
  }, []);
  useEffect(() => markCurrent({ pathname, search }), [pathname, search]);
  return null;
}
