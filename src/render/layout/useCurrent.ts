import { useLocation } from '../router/Router.tsx';
import { addressOf } from './markCurrent.ts';

/**
 * Returns a function that gives a link its `aria-current`: `page` if it leads to the current page. Letter case does not
 * matter.
 */
export function useCurrent(): (href: string | undefined) => 'page' | undefined {
  const { pathname, search } = useLocation();
  const here = addressOf(pathname, search);
  return (href) => (href?.toLowerCase() === here ? 'page' : undefined);
}
