import { use, useEffect, useState, useSyncExternalStore } from 'react';
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
  const first = useFirst(pathname) ? firstPage() : undefined;
  const module = first ?? loadedPage(route) ?? use(loadPageOrReload(route));
  useEffect(() => {
    if (redirect === undefined) applyHead(module.page, pathname, site);
    else replaceAddress(redirect + search + hash);
  }, [module, pathname, search, hash, redirect, site]);
  return redirect === undefined ? <Page key={pathname.toLowerCase()} module={module} /> : null;
}

/**
 * Whether the page is that of the document, taken over rather than drawn: until the visitor goes to another one. Who
 * comes back finds it drawn like any other.
 */
function useFirst(pathname: string): boolean {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [path, setPath] = useState(hydrates ? pathname : undefined);
  if (path !== undefined && path !== pathname) setPath(undefined);
  return path === pathname;
}

const never = (): (() => void) => () => undefined;
