/** Addresses of files that the build writes beside the pages. A page may link to them. */
export const builtFiles = {
  licences: '/licences.txt',
  security: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
} as const;
