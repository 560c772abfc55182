import type { Plugin } from 'vite';

/**
 * Leaves out the style element that sonner adds to the page when it is imported. The Content-Security-Policy forbids it
 * (`style-src 'self'`), so each toast would report a violation and be drawn without style. The same style is a file of
 * sonner's too, which the toaster imports: sonner/dist/styles.css.
 */
export function withoutSonnerStyle(): Plugin {
  const inserts = 'function __insertCSS(code) {';
  return {
    name: 'without-sonner-style',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return undefined;
      if (!code.includes(inserts))
        this.error('sonner no longer inserts its styles by __insertCSS: see whether it still inserts them at all');
      return { code: code.replace(inserts, `${inserts}\n  return;`), map: null };
    },
  };
}
