import { startTransition, use, useEffect, useState, type ComponentProps } from 'react';
import { useSite } from '../render/context.tsx';
import { Page } from '../render/Page.tsx';
import { replaceAddress } from '../render/router/history.ts';
import { useLocation } from '../render/router/Router.tsx';
import { firstPage, pageAt } from './pages.ts';
import { applyHead } from './head.ts';
import { usePageUpdates } from './hot.ts';

/** The page of the current address. While its chunk loads, the previous page stays. */
export function PageOutlet() {
  usePageUpdates();
  const { pathname } = useLocation();
  // Until the visitor goes to another page, or React has to draw this one. Who comes back finds it drawn like any
  // other.
  const [taken, setTaken] = useState(() => (firstPage() === undefined ? undefined : pathname));
  if (taken !== undefined && taken !== pathname) setTaken(undefined);
  const first = taken === pathname ? firstPage() : undefined;
  return first ? (
    <PageShown module={first} onLost={() => startTransition(() => setTaken(undefined))} />
  ) : (
    <PageOfTable />
  );
}

/** The page that the route table has for the address. */
function PageOfTable() {
  const { pathname, search, hash } = useLocation();
  const { module, redirect } = use(pageAt(pathname));
  useEffect(() => {
    if (redirect !== undefined) replaceAddress(redirect + search + hash);
  }, [redirect, search, hash]);
  return redirect === undefined ? <PageShown module={module} /> : null;
}

function PageShown({ module, onLost }: ComponentProps<typeof Page>) {
  const { pathname } = useLocation();
  const { site } = useSite();
  useEffect(() => applyHead(module.page, pathname, site), [module, pathname, site]);
  return <Page key={pathname.toLowerCase()} module={module} onLost={onLost} />;
}
