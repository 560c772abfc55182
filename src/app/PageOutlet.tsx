import { startTransition, use, useEffect, useState } from 'react';
import { routes } from 'virtual:routes';
import { useSite } from '../render/context.tsx';
import { Page } from '../render/Page.tsx';
import { replaceAddress } from '../render/router/history.ts';
import { useLocation } from '../render/router/Router.tsx';
import { firstPage, loadedPage, loadPageOrReload } from './pages.ts';
import { applyHead } from './head.ts';
import { usePageUpdates } from './hot.ts';
import { matchRoute } from './routes.ts';

/** The page of the current address. While its chunk loads, the previous page stays. */
export function PageOutlet() {
  usePageUpdates();
  const { pathname, search, hash } = useLocation();
  const { site } = useSite();
  const { route, redirect } = matchRoute(routes, pathname);
  // Until the visitor goes to another page, or React has to draw this one: who comes back finds it drawn like any other.
  const [taken, setTaken] = useState(() => (firstPage() === undefined ? undefined : pathname));
  if (taken !== undefined && taken !== pathname) setTaken(undefined);
  const first = taken === pathname ? firstPage() : undefined;
  const module = first ?? loadedPage(route) ?? use(loadPageOrReload(route));
  useEffect(() => {
    if (redirect === undefined) applyHead(module.page, pathname, site);
    else replaceAddress(redirect + search + hash);
  }, [module, pathname, search, hash, redirect, site]);
  return redirect === undefined ? (
    <Page key={pathname.toLowerCase()} module={module} onLost={() => startTransition(() => setTaken(undefined))} />
  ) : null;
}
