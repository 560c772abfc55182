import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { currentAddress, onAddress, type Address, type Arrival } from './history.ts';
import { followLinks } from './links.ts';

interface Visit {
  readonly address: Address;
  readonly arrival: Arrival;
}

const VisitContext = createContext<Visit | null>(null);

/**
 * Tells all that it holds where the visitor is. It is little more than the browser's own history: a router of a library
 * is a tenth of what a page with a form loads.
 */
export function Router({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState<Visit>(() => ({ address: currentAddress(), arrival: 'browser' }));
  useLayoutEffect(
    // In a transition: while the next page's chunk loads, the one before stays.
    () =>
      onAddress((address, arrival) =>
        startTransition(() => setVisit((before) => (isSame(before.address, address) ? before : { address, arrival }))),
      ),
    [],
  );
  useLayoutEffect(followLinks, []);
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/**
 * Whether nobody went anywhere: a menu that closes leaves its entry of the history, and nothing is to be drawn anew.
 */
const isSame = (one: Address, other: Address): boolean =>
  one.key === other.key && one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/** The same where there is no browser: while a page is prerendered, and in tests. */
export function FixedRouter({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(path, 'http://site');
  const address = { pathname, search, hash, state: null, key: 'default' };
  return <VisitContext value={{ address, arrival: 'browser' }}>{children}</VisitContext>;
}

function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useLocation needs a Router');
  return visit;
}

/** Where the visitor is. Throws outside a Router. */
export const useLocation = (): Address => useVisit().address;

/** How the visitor came here. Throws outside a Router. */
export const useArrival = (): Arrival => useVisit().arrival;
