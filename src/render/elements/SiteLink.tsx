import type { AnchorHTMLAttributes } from 'react';
import type { NotPrivate } from '../../engine/private.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** What goes along to a page of the site. */
  state?: NotPrivate;
}

/** A link. One to a page of the site changes the page without a reload: see router/links.ts. */
export const SiteLink = ({ href, state, ...rest }: SiteLinkProps) => (
  <a
    href={href}
    data-state={state && JSON.stringify(state)}
    rel={href.startsWith('http') ? 'noopener noreferrer' : undefined}
    {...rest}
  />
);
