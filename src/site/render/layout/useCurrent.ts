import { useLocation } from 'react-router-dom';
import { comparableAddress } from './markCurrent.ts';

/** Returns a function that tells whether a link leads to the page that is shown. Letter case does not matter. */
export function useCurrent(): (href: string) => boolean {
  const { pathname, search } = useLocation();
  const here = comparableAddress(pathname, search);
  return (href) => href.toLowerCase() === here;
}
