import type { ReactNode } from 'react';
import { SiteContext } from '../context.tsx';
import { MAIN } from '../startAtTop.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageLines } from './Languages.tsx';
import { ShellContext, useShell, type ShellModule } from './ShellContext.ts';

/**
 * Header and footer of every page (spec 2.33): their HTML is in each document, and no script draws it. submenus.ts and
 * menu.ts run their menus.
 */
export function ShellOf({ module, children }: { module: ShellModule; children: ReactNode }) {
  return (
    <ShellContext value={module}>
      <SiteContext value={module}>{children}</SiteContext>
    </ShellContext>
  );
}

/** The content above the page: the skip link, lines about other languages, and the header. */
export function Top() {
  const { texts } = useShell().site;
  return (
    <>
      <a className="button skip" href={`#${MAIN}`}>
        {texts.skip}
      </a>
      <LanguageLines />
      <Header />
    </>
  );
}

/** The content below the page. */
export const End = Footer;
