import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link: inside the site without a reload, elsewhere (#, tel:, mailto:, https:) a plain one. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  if (href.startsWith('/')) return <Link to={href} {...rest} />;
  return <a href={href} rel={href.startsWith('http') ? 'noopener noreferrer' : undefined} {...rest} />;
}
