import { use, useEffect } from 'react';
import { routes } from 'virtual:routes';
import { useSite } from '../render/context.tsx';
import { Page } from '../render/Page.tsx';
import { replaceAddress } from '../render/router/history.ts';
import { useLocation } from '../render/router/Router.tsx';
import { loadedPage, loadPageOrReload } from './pages.ts';
import { applyHead } from './head.ts';
import { usePageUpdates } from './hot.ts';
import { matchRoute } from './routes.ts';

/** The page of the current address. While its chunk loads, the previous page stays. */
export function PageOutlet() {
  usePageUpdates();
  const { pathname, search, hash } = useLocation();
  const { site } = useSite();
  const { route, redirect } = matchRoute(routes, pathname);
  const module = loadedPage(route) ?? use(loadPageOrReload(route));
  useEffect(() => {
    if (redirect === undefined) applyHead(module.page, pathname, site);
    else replaceAddress(redirect + search + hash);
  }, [module, pathname, search, hash, redirect, site]);
  return redirect === undefined ? <Page key={pathname.toLowerCase()} module={module} /> : null;
}
