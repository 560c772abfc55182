import { useContext, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NotPrivate } from '../../../shared/engine/private.ts';
import { isPage } from '../isPage.ts';
import { InOverlay } from '../overlay/historyEntry.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** The navigation state for a page of the site. */
  state?: NotPrivate;
}

/**
 * A link. One to a page of the site changes the page without a reload, also in HTML that React does not draw: see
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
      // A page that is opened from a panel replaces the panel's history entry.
      replace={inOverlay || undefined}
      // The browser itself handles a link to a place on the page.
      reloadDocument={href.startsWith(`${pathname}${search}#`)}
      discover="none"
    />
  );
}

interface LinkedProps {
  text: string;
  /** Addresses by the words of the text that are links. */
  links: Readonly<Record<string, string>>;
}

/** A text with some of its words as links. */
export function Linked({ text, links }: LinkedProps): ReactNode {
  const [words] = Object.keys(links).filter((one) => text.includes(one));
  if (words === undefined) return text;
  const { [words]: href, ...others } = links;
  const [before = '', ...after] = text.split(words);
  return (
    <>
      <Linked text={before} links={others} />
      <SiteLink href={href!}>{words}</SiteLink>
      <Linked text={after.join(words)} links={others} />
    </>
  );
}
