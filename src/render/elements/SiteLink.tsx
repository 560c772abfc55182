import { type AnchorHTMLAttributes, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { NotPrivate } from '../../engine/private.ts';
import { InOverlay } from '../overlay/historyEntry.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** What goes along to a page of the site. */
  state?: NotPrivate;
}

/** Addresses of the site that are files, not pages: /licences.txt. */
const file = /\.\w+$/;

/**
 * A link. To a page of the site it changes the page without a reload; elsewhere (#, tel:, mailto:, https:, a file) it
 * is a plain one.
 */
export function SiteLink({ href, state, ...rest }: SiteLinkProps) {
  const inOverlay = useContext(InOverlay);
  // A page that is opened from a panel or menu takes its place in the browser's history.
  if (href.startsWith('/') && !file.test(href))
    return <Link to={href} state={state} replace={inOverlay || undefined} {...rest} />;
  return <a href={href} rel={href.startsWith('http') ? 'noopener noreferrer' : undefined} {...rest} />;
}
