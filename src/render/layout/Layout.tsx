import { decoded } from '../../engine/decoded.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '../router/Router.tsx';
import { useSite } from '../context.tsx';
import { Ready } from '../loading/Ready.tsx';
import { AlertHost } from '../overlay/AlertHost.tsx';
import { useNoDeadEntries } from '../overlay/historyEntry.ts';
import { ToastHost } from '../overlay/ToastHost.tsx';
import { focusMain, MAIN, startAtTop } from '../startAtTop.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Unfold } from './Unfold.tsx';

/** What stands around every page: skip link, header, footer, alerts and notices (spec 2.33). */
export function Layout({ children }: { children: ReactNode }) {
  const { texts } = useSite().site;
  useNoDeadEntries();
  return (
    <>
      <a className="button skip" href={`#${MAIN}`}>
        {texts.skip}
      </a>
      <Header />
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Unfold />
      <ScrollToTop />
      <AlertHost />
      <ToastHost />
      <Ready />
    </>
  );
}

/**
 * Starts each new page at its top, or at the element that the address names, with the focus on its content (spec 2.38).
 * A change of the query alone, such as a wizard's step or a filter, moves nothing. It is a component of its own so that
 * a change of address redraws nothing else.
 */
function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
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
