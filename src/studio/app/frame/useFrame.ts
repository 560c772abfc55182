import { useEffect, useRef, useState, type RefObject } from 'react';
import { dayKey, visitKey, type Visit } from '../../shared/visit.ts';

interface Way {
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
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { address, visit, day }: Wanted,
  onMove: (address: string) => void,
): Document | undefined {
  const [page, setPage] = useState<Document>();
  const at = useRef('');
  /** The address to which the frame was led last, or which it has gone to since. */
  const led = useRef('');
  const played = useRef<Visit>(undefined);
  const shown = useRef<string>(undefined);
  /** The document that is on its way out. */
  const left = useRef<Document>(undefined);
  /** Where the frame is led to and has not come yet, and from where. */
  const way = useRef<Way>(undefined);

  useEffect(() => {
    const hasGone = at.current === address && led.current !== address;
    led.current = address;
    if (at.current === address && played.current === visit && shown.current === day) return;
    at.current = address;
    played.current = visit;
    shown.current = day;
    keep(dayKey, day);
    keep(visitKey, visit && JSON.stringify(visit));
    // Who has gone to another page in the frame goes on there as they are.
    if (hasGone) return;
    const { location, document: before } = frame.current!.contentWindow!;
    left.current = before;
    const wanted = visit?.step === undefined ? address : `${address}?step=${encodeURIComponent(visit.step)}`;
    way.current = { from: location.pathname, to: wanted };
    if (location.pathname + location.search === wanted) location.reload();
    else location.replace(wanted);
  }, [frame, address, visit, day]);

  useEffect(() => {
    const look = () => {
      const { location, document: shown } = frame.current!.contentWindow!;
      if (location.protocol === 'about:' || shown === left.current) return;
      const { from, to = '' } = way.current ?? {};
      way.current = undefined;
      // A change of the site makes the page load again, which can overtake the way to another one.
      if (location.pathname === from && location.pathname !== at.current) {
        left.current = shown;
        location.replace(to);
        return;
      }
      setPage(shown);
      if (location.pathname === at.current) return;
      at.current = location.pathname;
      onMove(location.pathname);
    };
    const shown = frame.current!;
    const timer = setInterval(look, lookEvery);
    shown.addEventListener('load', look);
    return () => {
      clearInterval(timer);
      shown.removeEventListener('load', look);
    };
  }, [frame, onMove]);
  return page;
}

/** Tells the frame, which shares the session's storage. */
function keep(key: string, text: string | undefined): void {
  if (text === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}
