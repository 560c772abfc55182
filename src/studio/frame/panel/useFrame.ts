import { useEffect, useRef, useState, type RefObject } from 'react';
import { dayKey, visitKey, type Visit } from '../visit.ts';

/** A document that is on its way out: at which path it is, and where the frame is led instead. */
interface Leaving {
  /** Undefined of another site, of which nothing can be read. */
  readonly document: Document | undefined;
  readonly from: string | undefined;
  readonly to: string;
}

/** What a window shows. */
interface Shown {
  readonly document: Document;
  readonly protocol: string;
  readonly pathname: string;
  readonly search: string;
}

/**
 * Milliseconds between two looks at where the visitor in the frame is. Pages change there without loading, and until a
 * new one is seen, a click there is not Studio's.
 */
const lookEvery = 50;

/** Where the frame is led. */
interface Wanted {
  readonly address: string;
  readonly visit: Visit | undefined;
  /** The day of the page's clock; undefined for that of the machine. */
  readonly day: string | undefined;
}

export interface Followed {
  /** The document in the frame, which a reload replaces; undefined while it shows nothing of the site. */
  readonly page: Document | undefined;
  /** Whether a link has led the frame to another site. */
  readonly isAway: boolean;
  /** Leads the frame to where it was on the site. */
  back(): void;
}

/** Leads the frame to an address, on a day, as a visitor with some answers, and follows it to others. */
// Long because what leads the frame and what follows it share where it is.
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { address, visit, day }: Wanted,
  onMove: (address: string) => void,
): Followed {
  const [page, setPage] = useState<Document>();
  const [isAway, setIsAway] = useState(false);
  const at = useRef('');
  /** Where the frame has gone by itself, as far as this was told and has not come back as the address. */
  const told = useRef<readonly string[]>([]);
  const played = useRef({ visit, day });
  const leaving = useRef<Leaving>(undefined);

  useEffect(() => {
    const known = told.current.indexOf(address);
    told.current = told.current.slice(known + 1);
    if (at.current === address && played.current.visit === visit && played.current.day === day) return;
    played.current = { visit, day };
    keep(dayKey, day);
    keep(visitKey, visit && JSON.stringify(visit));
    // Who has gone to another page in the frame goes on there as they are, and may be further on by now.
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
      // Its first bytes have come, and nothing that could be coloured or clicked.
      if (!document.querySelector('body')) return;
      const { from, to = '' } = leaving.current ?? {};
      leaving.current = undefined;
      // A change of the site makes the page load again, which can overtake the way to another one.
      if (pathname === from && pathname !== at.current) {
        leaving.current = { document, from: '', to };
        return location.replace(to);
      }
      setPage(document);
      if (pathname === at.current) return;
      at.current = pathname;
      told.current = [...told.current, pathname];
      onMove(pathname);
    };
    const timer = setInterval(look, lookEvery);
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
  return { page, isAway, back };
}

/** Tells the frame, which shares the session's storage. */
function keep(key: string, text: string | undefined): void {
  if (text === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}

/** What a window shows; undefined where that is another site, of which the browser lets nothing be read. */
function shownIn(window: Window): Shown | undefined {
  try {
    const { document, location } = window;
    const { protocol, pathname, search } = location;
    return { document, protocol, pathname, search };
  } catch {
    return undefined;
  }
}

/** Leads a window to a page, and to a step of the wizard there. */
function lead(window: Window, address: string, step: string | undefined): Leaving {
  const to = step === undefined ? address : `${address}?step=${encodeURIComponent(step)}`;
  const shown = shownIn(window);
  if (shown && shown.pathname + shown.search === to) window.location.reload();
  else window.location.replace(to);
  return { document: shown?.document, from: shown?.pathname, to };
}
