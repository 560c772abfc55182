import type { ComponentProps } from 'react';
import { SiteLink } from '../elements/SiteLink.tsx';
import { useCurrent } from './useCurrent.ts';

/**
 * A link of the header, the menu or the footer. One to the page that is shown is marked, and brings the visitor to its
 * top, where a link to another page would lead.
 */
export function NavLink(props: ComponentProps<typeof SiteLink>) {
  const current = useCurrent();
  return <SiteLink {...props} aria-current={current(props.href)} data-nav />;
}
