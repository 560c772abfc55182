import { useContext, type AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NotPrivate } from '../../../shared/engine/private.ts';
import { isPage } from '../isPage.ts';
import { InOverlay } from '../overlay/historyEntry.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** What goes along to a page of the site. */
  state?: NotPrivate;
}

/**
 * A link. One to a page of the site changes the page without a reload, also where React leaves it to the document: see
 * useStillLinks.ts, which reads `data-state`.
 */
export function SiteLink({ href, state, ...rest }: SiteLinkProps) {
  const inOverlay = useContext(InOverlay);
  const { pathname, search } = useLocation();
  if (!isPage(href))
    return <a href={href} rel={href.startsWith('http') ? 'noopener noreferrer' : undefined} {...rest} />;
  return (
    <Link
      {...rest}
      to={href}
      state={state}
      data-state={state && JSON.stringify(state)}
      // What is opened from a panel takes the panel's place in the browser's history.
      replace={inOverlay || undefined}
      // The browser itself goes to a place on the page.
      reloadDocument={href.startsWith(`${pathname}${search}#`)}
      discover="none"
    />
  );
}
