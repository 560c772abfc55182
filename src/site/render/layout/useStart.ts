import { createContext, useDeferredValue, useEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { decoded } from '../../../shared/engine/decoded.ts';
import { focusMain, startAtTop } from '../startAtTop.ts';

/**
 * Whether the browser's Back or Forward has led to the page. React Router's own answer is true for every page in a
 * `Routes` with a `location`.
 */
export const ReturnContext = createContext(false);

/** How far each entry of the browser's history was scrolled, while the document is loaded. */
const scrolled = new Map<string, number>();

/** An entry of the history, by React Router's key. Places on a page share one key. */
const entryName = (key: string, hash: string): string => key + hash;

/**
 * The address of the page that is shown. React Router shows the page before while another one loads, but not when the
 * browser goes back: React would show an empty page until then.
 */
export function useShownLocation(): Location {
  const location = useLocation();
  const shown = useDeferredValue(location);
  return shown.pathname === location.pathname ? location : shown;
}

/**
 * Starts each new page at its top, or at the element that the address names, with the focus on its content (spec
 * 2.38). Back and Forward return to where the visitor was. A change of only the query, such as a wizard's step or a
 * filter, moves nothing.
 */
export function useStart(): void {
  const { pathname, hash, key } = useLocation();
  const { pathname: shownPath } = useShownLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef({ path: pathname, entry: entryName(key, hash) });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const note = (): void => {
      const { key = 'default' } = (history.state ?? {}) as { key?: string };
      // While the page before is still shown, the browser is at another entry.
      const now = entryName(key, window.location.hash);
      if (now === shown.current.entry) scrolled.set(now, scrollY);
    };
    // On Back the browser scrolls at once, when the page may not be there yet. After a reload it scrolls when it is.
    const choose = (event?: Event) => (history.scrollRestoration = event?.type === 'pagehide' ? 'auto' : 'manual');
    choose();
    addEventListener('scroll', note, { passive: true, signal });
    addEventListener('pageshow', choose, { signal });
    addEventListener('pagehide', choose, { signal });
    return () => end.abort();
  }, []);
  useEffect(() => {
    const { path, entry } = shown.current;
    const now = entryName(key, hash);
    if (shownPath !== pathname || entry === now) return;
    shown.current = { path: pathname, entry: now };
    if (isReturn) returnTo(scrolled.get(now), hash, path !== pathname);
    else if (path !== pathname) startAt(hash);
    // Answers that are kept in the history give the entry another name.
    else scrolled.set(now, scrolled.get(entry) ?? 0);
  }, [pathname, shownPath, hash, key, isReturn]);
}

/** Goes to the element that an address names, or to the top. */
function startAt(hash: string): void {
  const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  if (!target) return startAtTop();
  target.scrollIntoView({ behavior: 'instant' });
  focusMain();
}

function returnTo(top: number | undefined, hash: string, isOtherPage: boolean): void {
  if (top === undefined) return isOtherPage ? startAt(hash) : undefined;
  // With the heights that all blocks have, and not those that are supposed until they are laid out.
  document.documentElement.dataset.laid = 'out';
  scrollTo({ top, behavior: 'instant' });
  if (isOtherPage) focusMain();
}
