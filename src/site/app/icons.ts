/** Addresses of the icons that the build draws from the favicon, and of the file that lists them. */
export const iconPaths = { touch: '/apple-touch-icon.png', small: '/icon-192.png', large: '/icon-512.png' } as const;
/** Where browsers and search engines look for the icon of a file that does not name one, such as robots.txt. */
export const iconByHabit = '/favicon.ico';
export const manifestPath = '/manifest.webmanifest';
