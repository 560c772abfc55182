import type { ComponentProps, MouseEvent } from 'react';
import { SiteLink } from '../elements/SiteLink.tsx';
import { startAtTop } from '../startAtTop.ts';
import { useCurrent } from './useCurrent.ts';

/**
 * A link of the header, the menu or the footer. One to the page that is shown is marked, and brings the visitor to its
 * top, where a link to another page would lead.
 */
export function NavLink({ onClick, ...rest }: ComponentProps<typeof SiteLink>) {
  const current = useCurrent();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (staysHere(event)) startAtTop();
  };
  return <SiteLink {...rest} aria-current={current(rest.href)} onClick={follow} />;
}

/** Whether a press leads to no other page, and opens no other tab or window. */
function staysHere({ currentTarget, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLAnchorElement>): boolean {
  const { host, pathname, hash } = currentTarget;
  const isHere = host === location.host && pathname.toLowerCase() === location.pathname.toLowerCase();
  return isHere && !hash && !metaKey && !ctrlKey && !shiftKey;
}
