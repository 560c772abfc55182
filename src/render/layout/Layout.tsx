import type { ReactNode } from 'react';
import { useSite } from '../context.tsx';
import { AlertHost } from '../overlay/AlertHost.tsx';
import { ToastHost } from '../overlay/ToastHost.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { MAIN } from './main.ts';

/** What stands around every page: skip link, header, footer, alerts and notices (spec 2.33). */
export function Layout({ children }: { children: ReactNode }) {
  const { texts } = useSite().site;
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
      <ScrollToTop />
      <AlertHost />
      <ToastHost />
    </>
  );
}
