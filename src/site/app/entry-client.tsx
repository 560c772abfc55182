/// <reference types="vite/client" />
import 'virtual:tokens.css';
import '../render/styles/index.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { CatalogEntry } from '../render/context.tsx';
import { followTranslation } from '../render/followTranslation.ts';
import { shieldComposing } from '../render/controls/shieldComposing.ts';
import { App } from './App.tsx';
import { loadFirstPage, loadPageOf } from './pages.ts';
import { prefetchLinks } from './prefetch.ts';
import { reloadOnce } from './reload.ts';

function treeOf({ dataset: { entry } }: HTMLElement, shell: ReactNode) {
  const app = (
    <App
      entry={entry === undefined ? undefined : { ...(JSON.parse(entry) as CatalogEntry), path: location.pathname }}
    />
  );
  return (
    <StrictMode>
      <BrowserRouter>
        {/* In a build one child, as in the document: React gives ids by the place in the tree. */}
        {shell ? (
          <>
            {shell}
            {app}
          </>
        ) : (
          app
        )}
      </BrowserRouter>
    </StrictMode>
  );
}

/** The errors of chunks that Vite could not load. */
const gone = new WeakSet<Error>();
window.addEventListener('vite:preloadError', ({ payload }) => gone.add(payload));

/**
 * Reloads the address when drawing failed because a deploy removed a chunk. Other failed imports are ignored: a
 * prefetched chunk is not needed yet, and a form itself reports that it could not send and keeps the answers.
 */
function onCaughtError(error: unknown): void {
  console.error(error);
  if (error instanceof Error && gone.has(error)) reloadOnce(error);
}

/**
 * Called if React could not hydrate a part of the page and has rendered it again. Restores what was typed, and presses
 * that wait.
 */
function recovering(root: HTMLElement) {
  const holders = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select, button, form')];
  return (error: unknown) => {
    reportError(error);
    void import('../render/form/restoreInput.ts').then(({ restoreInput }) => restoreInput(holders, root));
  };
}

async function startApp(root: HTMLElement): Promise<void> {
  const { page } = root.dataset;
  // The page's chunk must be there before hydration, or the tree would differ from the document.
  await (page === undefined ? loadPageOf(location.pathname) : loadFirstPage(page));
  const shell = import.meta.hot && (await import('./shell-dev.tsx')).shellAround(root);
  const tree = treeOf(root, shell);
  if (page === undefined) createRoot(root, { onCaughtError }).render(tree);
  else hydrateRoot(root, tree, { onCaughtError, onRecoverableError: recovering(root) });
  followTranslation(root);
  prefetchLinks();
}

shieldComposing();
const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('The document has no element with the id "root"'); // spec 8.06
startApp(rootElement).catch((error: unknown) => {
  if (!reloadOnce(error)) document.dispatchEvent(new Event('site:failed'));
});
