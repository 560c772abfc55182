import { use, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routes } from 'virtual:routes';
import { useSite } from '../render/context.tsx';
import { Page } from '../render/Page.tsx';
import { loadedPage, loadPageOrReload } from './pages.ts';
import { applyHead } from './head.ts';
import { usePageUpdates } from './hot.ts';
import { matchRoute } from './routes.ts';

/** The page of the current address. While its chunk loads, the previous page stays. */
export function PageOutlet() {
  usePageUpdates();
  const { pathname, search, hash, state } = useLocation();
  const { site } = useSite();
  const { route, redirect } = matchRoute(routes, pathname);
  const module = loadedPage(route) ?? use(loadPageOrReload(route));
  useEffect(() => {
    if (redirect === undefined) applyHead(module.page, pathname, site);
  }, [module, pathname, redirect, site]);
  if (redirect !== undefined) return <Navigate to={redirect + search + hash} replace state={state as unknown} />;
  return <Page key={pathname.toLowerCase()} module={module} />;
}
