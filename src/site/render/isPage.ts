/**
 * Whether an address is that of a page of the site, and not of a file: /licences.txt. In another language than the
 * first, each page is below its base, and the others belong to another site.
 */
export const isPage = (href: string): boolean => /^\/(?![^?#]*\.\w+(?:[?#]|$))/.test(href) && isBelowBase(href);

/** Constant in a build, so that a site with one language does not have this code. */
const isBelowBase = (href: string): boolean =>
  __SITE_BASE__ === '' || new RegExp(`^${__SITE_BASE__}(?:[/?#]|$)`, 'i').test(href);
