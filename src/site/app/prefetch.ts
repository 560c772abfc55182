import { loadPageOf, loadTable } from './pages.ts';

/**
 * Loads the table of all pages when the browser is idle, and a page's chunk as soon as a finger, the pointer or the
 * focus is on a link to it, unless the visitor saves data.
 */
export function prefetchLinks(): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving) return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => loadTable().catch(() => undefined));
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.hreflang) return;
  if (link.pathname === location.pathname) return;
  loadPageOf(link.pathname).catch(() => undefined);
}
