import type { ComponentProps } from 'react';
import { NavLink as RouterNavLink } from 'react-router-dom';
import { SiteLink } from '../elements/SiteLink.tsx';
import { isPage } from '../isPage.ts';
import { useCurrent } from './useCurrent.ts';

/**
 * A link of the header, the menu or the footer. One to the page that is shown is marked, and brings the visitor to its
 * top, where a link to another page would lead. No script draws it in a built site, so useStillLinks.ts follows it, in
 * development too.
 */
export function NavLink({ href, className, children, ...rest }: ComponentProps<typeof SiteLink>) {
  const isCurrent = useCurrent();
  if (!isPage(href))
    return (
      <SiteLink href={href} className={className} {...rest}>
        {children}
      </SiteLink>
    );
  return (
    <RouterNavLink
      {...rest}
      to={href}
      end
      // React Router compares only the path; an address with another query is another page.
      aria-current={isCurrent(href) ? 'page' : 'false'}
      className={() => className}
      reloadDocument
      discover="none"
      data-nav
    >
      {children}
    </RouterNavLink>
  );
}
