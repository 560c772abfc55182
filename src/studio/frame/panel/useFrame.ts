import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ShownPage } from '../messages.ts';
import type { Visit } from '../visit.ts';
import { hearSite, siteUrl, tellSite } from './channel.ts';

/** A navigation of the frame: the old document with its path, and the new address. */
interface Leaving {
  /** Undefined if the frame did not show the site. */
  readonly id: string | undefined;
  readonly from: string | undefined;
  readonly to: string;
}

/** What the frame should show. */
interface FrameTarget {
  readonly address: string;
  readonly visit: Visit | undefined;
  /** The date of the page's clock; undefined for the real date. */
  readonly day: string | undefined;
}

export interface Followed {
  /** The document in the frame, which a reload replaces; undefined while it does not show the site. */
  readonly page: string | undefined;
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
  const [page, setPage] = useState<ShownPage>();
  const [isAway, setIsAway] = useState(false);
  const shown = useRef<ShownPage>(undefined);
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
    // The frame has navigated there by itself, and may be on another page by now.
    if (known !== -1) return;
    at.current = address;
    leaving.current = lead(frame.current!, shown.current, addressOf(address, visit?.step));
  }, [frame, address, visit, day]);

  useEffect(() => {
    const see = (now: ShownPage) => {
      shown.current = now;
      setIsAway(false);
      if (now.id === leaving.current?.id) return;
      const { from, to = '' } = leaving.current ?? {};
      leaving.current = undefined;
      // A reload after a change of the site can overtake the navigation to another page.
      if (now.pathname === from && now.pathname !== at.current) {
        leaving.current = lead(frame.current!, { ...now, pathname: '' }, to);
        return;
      }
      setPage(now);
      if (now.pathname === at.current) return;
      at.current = now.pathname;
      told.current = [...told.current, now.pathname];
      onMove(now.pathname);
    };
    let focused: Element | null = null;
    const end = hearSite(frame.current!, (message) => {
      if (message.kind === 'hello') {
        focused = document.activeElement;
        tellSite(frame.current!, { kind: 'start', ...played.current });
      }
      if (message.kind === 'hello' || message.kind === 'page') see(message);
      if (message.kind === 'gone') shown.current = undefined;
      // The page moves the focus to the first error. The person's focus must stay in Studio's page.
      if (message.kind === 'played' && document.activeElement === frame.current)
        (focused as HTMLElement | null)?.focus({ preventScroll: true });
    });
    const leave = () => {
      setIsAway(true);
      setPage(undefined);
    };
    const ended = new AbortController();
    // Studio's page lets only the site into its frame. Where the browser blocks another one, the frame has loaded
    // before the last message of the page that was left.
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => effectiveDirective === 'frame-src' && leave(),
      ended,
    );
    frame.current!.addEventListener('load', () => shown.current || leave(), ended);
    return () => {
      end();
      ended.abort();
    };
  }, [frame, onMove]);
  const back = () => {
    leaving.current = lead(frame.current!, shown.current, at.current);
  };
  return { page: page?.id, isAway, isBroken: page?.isBroken === true, back };
}

/** Navigates the frame to a page of the site. */
function lead({ contentWindow }: HTMLIFrameElement, shown: ShownPage | undefined, to: string): Leaving {
  contentWindow!.location.replace(siteUrl(to));
  return { id: shown?.id, from: shown?.pathname, to };
}

/** The address of a page, and of a step of its wizard. */
const addressOf = (address: string, step: string | undefined): string =>
  step === undefined ? address : `${address}?step=${encodeURIComponent(step)}`;
