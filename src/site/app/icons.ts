/** Addresses of the icons that the build draws from the favicon, and of the file that lists them. */
export const icons = { touch: '/apple-touch-icon.png', small: '/icon-192.png', large: '/icon-512.png' } as const;
/** Where browsers look for an icon beside a file that names none, such as robots.txt, and so do search engines. */
export const iconByHabit = '/favicon.ico';
export const manifestPath = '/manifest.webmanifest';
