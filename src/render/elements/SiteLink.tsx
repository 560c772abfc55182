import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * A link. Inside the site it changes the page without a reload; elsewhere (#, tel:, mailto:, https:) it is a plain one.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (href.startsWith('/')) return <Link to={href} {...rest} />;
  return <a href={href} rel={href.startsWith('http') ? 'noopener noreferrer' : undefined} {...rest} />;
}
