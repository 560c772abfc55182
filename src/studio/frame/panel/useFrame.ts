import { useEffect, useRef, useState, type RefObject } from 'react';
import { dayKey, visitKey, type Visit } from '../visit.ts';

/** A navigation of the frame: the old document with its path, and the new address. */
interface Leaving {
  /** Undefined for another site, which the browser does not let us read. */
  readonly document: Document | undefined;
  readonly from: string | undefined;
  readonly to: string;
}

/** The page in a window. */
interface ShownPage {
  readonly document: Document;
  readonly protocol: string;
  readonly pathname: string;
  readonly search: string;
}

/**
 * Milliseconds between checks of the frame's address. Pages change there without loading, and until Studio notices a
 * new one, its clicks are not handled.
 */
const pollInterval = 50;

/** What the frame should show. */
interface FrameTarget {
  readonly address: string;
  readonly visit: Visit | undefined;
  /** The date of the page's clock; undefined for the real date. */
  readonly day: string | undefined;
}

export interface Followed {
  /** The document in the frame, which a reload replaces; undefined while it does not show the site. */
  readonly page: Document | undefined;
  /** Whether a link has led to another site. */
  readonly isAway: boolean;
  /** Whether the page failed while it was drawn, and shows only that. */
  readonly isBroken: boolean;
  /** Loads the last page of the site again. */
  back(): void;
}

/** Navigates the frame to an address, on a day, as a visitor with answers, and follows its own navigation. */
// Long because both directions share the current address.
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { address, visit, day }: FrameTarget,
  onMove: (address: string) => void,
): Followed {
  const [page, setPage] = useState<Document>();
  const [isAway, setIsAway] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const at = useRef('');
  /** Addresses that were reported to `onMove` and have not come back as `address` yet. */
  const told = useRef<readonly string[]>([]);
  const played = useRef({ visit, day });
  const leaving = useRef<Leaving>(undefined);

  useEffect(() => {
    const known = told.current.indexOf(address);
    told.current = told.current.slice(known + 1);
    if (at.current === address && played.current.visit === visit && played.current.day === day) return;
    played.current = { visit, day };
    putInSession(dayKey, day);
    putInSession(visitKey, visit && JSON.stringify(visit));
    // The frame has navigated there by itself, and may be on another page by now.
    if (known !== -1) return;
    at.current = address;
    leaving.current = lead(frame.current!.contentWindow!, address, visit?.step);
  }, [frame, address, visit, day]);

  useEffect(() => {
    const look = () => {
      const { location } = frame.current!.contentWindow!;
      const shown = shownIn(frame.current!.contentWindow!);
      setIsAway(!shown);
      if (!shown) return setPage(undefined);
      const { document, pathname, protocol } = shown;
      if (protocol === 'about:' || document === leaving.current?.document) return;
      // The document has no body yet.
      if (!document.querySelector('body')) return;
      const { from, to = '' } = leaving.current ?? {};
      leaving.current = undefined;
      // A reload after a change of the site can overtake the navigation to another page.
      if (pathname === from && pathname !== at.current) {
        leaving.current = { document, from: '', to };
        return location.replace(to);
      }
      setPage(document);
      setIsBroken(document.querySelector(crashed) !== null);
      if (pathname === at.current) return;
      at.current = pathname;
      told.current = [...told.current, pathname];
      onMove(pathname);
    };
    const timer = setInterval(look, pollInterval);
    const ended = new AbortController();
    frame.current!.addEventListener('load', look, ended);
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [frame, onMove]);
  const back = () => {
    leaving.current = lead(frame.current!.contentWindow!, at.current, undefined);
  };
  return { page, isAway, isBroken, back };
}

/** What the site shows when a page fails. */
export const crashed = '[data-block="crash"]';

/** Passes data to the frame, which shares the session storage. */
function putInSession(key: string, text: string | undefined): void {
  if (text === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}

/** The page in a window; undefined for another site, which the browser does not let us read. */
function shownIn(window: Window): ShownPage | undefined {
  try {
    const { document, location } = window;
    const { protocol, pathname, search } = location;
    return { document, protocol, pathname, search };
  } catch {
    return undefined;
  }
}

/** Navigates a window to a page, and to a step of its wizard. */
function lead(window: Window, address: string, step: string | undefined): Leaving {
  const to = step === undefined ? address : `${address}?step=${encodeURIComponent(step)}`;
  const shown = shownIn(window);
  if (shown && shown.pathname + shown.search === to) window.location.reload();
  else window.location.replace(to);
  return { document: shown?.document, from: shown?.pathname, to };
}
