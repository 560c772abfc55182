import { useLocation } from 'react-router-dom';
import { addressOf } from './markCurrent.ts';

/** Returns a function that tells whether a link leads to the page that is shown. Letter case does not matter. */
export function useCurrent(): (href: string) => boolean {
  const { pathname, search } = useLocation();
  const here = addressOf(pathname, search);
  return (href) => href.toLowerCase() === here;
}
