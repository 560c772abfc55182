/** Addresses of the icons that the build draws from the favicon, and of the file that lists them. */
export const icons = { touch: '/apple-touch-icon.png', small: '/icon-192.png', large: '/icon-512.png' } as const;
export const manifestPath = '/manifest.webmanifest';
