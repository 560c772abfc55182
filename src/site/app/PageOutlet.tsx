import { startTransition, use, useCallback, useEffect, useState, type ComponentProps } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import type { PageModule } from '../../shared/plan/page.ts';
import { useSite } from '../render/context.tsx';
import { showToast } from '../render/overlay/toast.ts';
import { ReturnContext, useShownLocation } from '../render/layout/useStart.ts';
import { Page } from '../render/Page.tsx';
import { applyHead } from './head.ts';
import { usePageUpdates } from './hot.ts';
import { firstPage, loadedPage, loadPageOf, tableFor } from './pages.ts';
import { reloadOnce } from './reload.ts';
import type { PageAddress } from './routes.ts';

/** The page of the current address. While its chunk loads, the previous page stays. */
export function PageOutlet() {
  usePageUpdates();
  const { pathname } = useShownLocation();
  // Until the visitor goes to another page. On return it is drawn like any other page.
  const [taken, setTaken] = useState(() => (firstPage() === undefined ? undefined : pathname));
  if (taken !== undefined && taken !== pathname) setTaken(undefined);
  // With the blocks that the first page leaves out, once React has had to draw it. Its place in the tree is the same,
  // so forms keep what they show.
  const [whole, setWhole] = useState<PageModule>();
  const lose = useCallback(
    () => void loadPageOf(pathname).then((module) => startTransition(() => setWhole(module)), reloadOnce),
    [pathname],
  );
  const first = taken === pathname ? (whole ?? firstPage()) : undefined;
  return (
    <ReturnContext value={useNavigationType() === 'POP'}>
      {first ? <PageShown module={first} onLost={lose} /> : <PageOfTable />}
    </ReturnContext>
  );
}

/** The page that the route table has for the address. The table comes with the first page that needs it. */
function PageOfTable() {
  const location = useShownLocation();
  const { pathname } = location;
  const { unansweredMessage } = useSite().site.http;
  const tellUnreached = () => void showToast({ message: unansweredMessage, type: 'error' });
  const table = use(tableFor(pathname, tellUnreached));
  return (
    <Routes location={location}>
      {table.map((address) => (
        <Route key={address.path} path={address.path} element={<PageOfAddress {...address} />} />
      ))}
    </Routes>
  );
}

function PageOfAddress({ route, redirect }: PageAddress) {
  const { search, hash, state } = useLocation();
  if (redirect !== undefined) return <Navigate to={redirect + search + hash} replace state={state} />;
  return <PageShown module={loadedPage(route)!} />;
}

function PageShown({ module, onLost }: ComponentProps<typeof Page>) {
  const { pathname } = useShownLocation();
  const { site } = useSite();
  useEffect(() => {
    if (__INSIGHTS__) document.documentElement.dataset.pageName = module.page.id;
    return applyHead(module.page, pathname, site);
  }, [module, pathname, site]);
  return <Page key={pathname.toLowerCase()} module={module} onLost={onLost} />;
}
