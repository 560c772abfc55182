/** Whether an address is that of a page of the site, and not of a file: /licences.txt. */
export const isPage = (href: string): boolean => /^\/(?![^?#]*\.\w+(?:[?#]|$))/.test(href);
