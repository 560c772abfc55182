import { useEffect, useRef, useState, type RefObject } from 'react';
import { dayKey, visitKey, type Visit } from '../../shared/visit.ts';

/** A document that is on its way out: at which path it is, and where the frame is led instead. */
interface Leaving {
  readonly document: Document;
  readonly from: string;
  readonly to: string;
}

/** Milliseconds between two looks at where the visitor in the frame is. Pages change there without loading. */
const lookEvery = 200;

/** Where the frame is led. */
interface Wanted {
  readonly address: string;
  readonly visit: Visit | undefined;
  /** The day of the page's clock; undefined for that of the machine. */
  readonly day: string | undefined;
}

/**
 * Leads the frame to an address, on a day, as a visitor with some answers, and follows it to others. Returns its
 * document, which a reload replaces.
 */
// Long because what leads the frame and what follows it share where it is.
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { address, visit, day }: Wanted,
  onMove: (address: string) => void,
): Document | undefined {
  const [page, setPage] = useState<Document>();
  const at = useRef('');
  /** The address to which the frame was led last, or which it has gone to since. */
  const led = useRef('');
  const played = useRef({ visit, day });
  const leaving = useRef<Leaving>(undefined);

  useEffect(() => {
    const hasGone = at.current === address && led.current !== address;
    led.current = address;
    if (at.current === address && played.current.visit === visit && played.current.day === day) return;
    at.current = address;
    played.current = { visit, day };
    keep(dayKey, day);
    keep(visitKey, visit && JSON.stringify(visit));
    // Who has gone to another page in the frame goes on there as they are.
    if (hasGone) return;
    leaving.current = lead(frame.current!.contentWindow!, address, visit?.step);
  }, [frame, address, visit, day]);

  useEffect(() => {
    const look = () => {
      const { location, document: shown } = frame.current!.contentWindow!;
      if (location.protocol === 'about:' || shown === leaving.current?.document) return;
      const { from, to = '' } = leaving.current ?? {};
      leaving.current = undefined;
      // A change of the site makes the page load again, which can overtake the way to another one.
      if (location.pathname === from && location.pathname !== at.current) {
        leaving.current = { document: shown, from: '', to };
        return location.replace(to);
      }
      setPage(shown);
      if (location.pathname === at.current) return;
      at.current = location.pathname;
      onMove(location.pathname);
    };
    const timer = setInterval(look, lookEvery);
    const ended = new AbortController();
    frame.current!.addEventListener('load', look, ended);
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [frame, onMove]);
  return page;
}

/** Tells the frame, which shares the session's storage. */
function keep(key: string, text: string | undefined): void {
  if (text === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}

/** Leads a window to a page, and to a step of the wizard there. */
function lead({ location, document }: Window, address: string, step: string | undefined): Leaving {
  const to = step === undefined ? address : `${address}?step=${encodeURIComponent(step)}`;
  const from = location.pathname;
  if (from + location.search === to) location.reload();
  else location.replace(to);
  return { document, from, to };
}
