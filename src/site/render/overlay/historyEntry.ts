import { createContext, useEffect, useRef } from 'react';

/** Marks the history entry of an open panel, dialog or menu. It contains no answers. */
const MARK = 'overlay';

/** Whether a component is drawn in a panel or dialog. */
export const InOverlay = createContext(false);

/** How many overlays are open. */
let openOverlays = 0;
/** Waits until a closed overlay's entry is left: another overlay, or another page, may take its place at once. */
let waiting: ReturnType<typeof setTimeout> | undefined;
/** Whether the browser is about to leave an entry: it does so asynchronously. */
let isLeaving = false;

/** Whether the current entry of the history is that of an overlay. */
export const standsOnOverlay = (): boolean => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/**
 * While `open`, the browser's Back calls `close` instead of leaving the page. An overlay that is closed in another way
 * takes its entry with it.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    openOverlays += 1;
    clearTimeout(waiting);
    const stay = new AbortController();
    const left = (): void => {
      if (!standsOnOverlay()) latest.current();
    };
    const enter = (): void => {
      if (!standsOnOverlay()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
      window.addEventListener('popstate', left, stay);
    };
    if (isLeaving) window.addEventListener('popstate', enter, { once: true, signal: stay.signal });
    else enter();
    return () => {
      stay.abort();
      openOverlays -= 1;
      waiting = setTimeout(leaveEntry);
    };
  }, [open]);
}

/** Leaves the entry of an overlay that is not open, also where a reload or the browser's Forward led to it. */
function leaveEntry(): void {
  if (openOverlays > 0 || isLeaving || !standsOnOverlay()) return;
  isLeaving = true;
  window.addEventListener('popstate', () => (isLeaving = false), { once: true });
  history.back();
}

/** Leaves the history entries of overlays that are not open. Called once, in the layout. */
export function useNoDeadEntries(): void {
  useEffect(() => {
    leaveEntry();
    window.addEventListener('popstate', leaveEntry);
    return () => window.removeEventListener('popstate', leaveEntry);
  }, []);
}
