/**
 * Marks the links of header and footer to the page that is shown, and the submenu around it. Letter case does not
 * matter. The loaded document has its marks already: see NavLink.tsx.
 */
export function markCurrent({ pathname, search }: { readonly pathname: string; readonly search: string }): void {
  const here = comparableAddress(pathname, search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-nav]')) {
    if (comparableAddress(link.pathname, link.search) === here) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const submenu of document.querySelectorAll('[data-submenu]'))
    submenu.querySelector('button')?.toggleAttribute('data-current', submenu.querySelector('[aria-current]') !== null);
}

/** An address in a form that is equal for the same page. */
export const comparableAddress = (pathname: string, search: string): string =>
  (pathname.replace(/(.)\/$/, '$1') + search).toLowerCase();
