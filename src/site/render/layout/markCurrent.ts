/**
 * Marks the links of header and footer to the page that is shown, and the submenu that one of them stands in. Letter
 * case does not matter. The document that was loaded has its marks: see NavLink.tsx.
 */
export function markCurrent({ pathname, search }: { readonly pathname: string; readonly search: string }): void {
  const here = addressOf(pathname, search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-nav]')) {
    if (addressOf(link.pathname, link.search) === here) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const submenu of document.querySelectorAll('[data-submenu]'))
    submenu.querySelector('button')?.toggleAttribute('data-current', submenu.querySelector('[aria-current]') !== null);
}

/** What two addresses of the same page have in common. */
export const addressOf = (pathname: string, search: string): string =>
  (pathname.replace(/(.)\/$/, '$1') + search).toLowerCase();
