import type { Plugin } from 'vite';

/**
 * Removes the style element that sonner adds to the page on import. The content security policy forbids it (`style-src
 * 'self'`), so each toast would report a violation and have no style. The toaster imports the same styles from
 * sonner/dist/styles.css.
 */
export function withoutSonnerStyle(): Plugin {
  const inserts = 'function __insertCSS(code) {';
  return {
    name: 'without-sonner-style',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return undefined;
      if (!code.includes(inserts))
        this.error('sonner no longer inserts its styles by __insertCSS: check whether it still inserts them at all');
      return { code: code.replace(inserts, `${inserts}\n  return;`), map: null };
    },
  };
}
