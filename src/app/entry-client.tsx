import 'virtual:tokens.css';
import '../render/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { routes } from 'virtual:routes';
import { App } from './App.tsx';
import { loadPage } from './pages.ts';
import { prefetchLinks } from './prefetch.ts';
import { reloadOnce } from './reload.ts';
import { matchRoute } from './routes.ts';

const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element with the id "root"'); // spec 8.06
  // The page's chunk first: hydration must find it, or the tree would differ from the document.
  await loadPage(matchRoute(routes, location.pathname).route);
  if (root.hasChildNodes()) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  prefetchLinks();
}

// A part that is loaded later may be gone after a deploy, too.
window.addEventListener('vite:preloadError', ({ payload }) => reloadOnce(payload));

start().catch(reloadOnce);
