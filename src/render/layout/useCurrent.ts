import { useLocation } from 'react-router-dom';

/** Tells whether a link leads to the page that is shown. Letter case does not matter in addresses. */
export function useCurrent(): (href: string | undefined) => 'page' | undefined {
  const { pathname, search } = useLocation();
  const here = (pathname.replace(/(.)\/$/, '$1') + search).toLowerCase();
  return (href) => (href?.toLowerCase() === here ? 'page' : undefined);
}
