import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

/** The state of an automatic motion, and how to stop it (WCAG 2.2.2). */
export interface Motion {
  /** Whether it moves now. */
  readonly running: boolean;
  /** The visitor paused it. */
  readonly paused: boolean;
  toggle(): void;
  /** Props of the moving element: hover and focus stop the motion. */
  readonly holdProps: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: FocusEvent): void;
  };
}

/** A motion that stops on hover, on focus, by a button and in a hidden tab, and never starts under reduced motion. */
export function useMotion(): Motion {
  const allowed = useSyncExternalStore(subscribeToMotion, isAllowed, () => false);
  const [paused, setPaused] = useState(false);
  const [hover, setHover] = useState(false);
  const [focus, setFocus] = useState(false);
  return {
    running: allowed && !paused && !hover && !focus,
    paused,
    toggle: () => {
      setPaused(!paused);
      // Pressing play starts the motion at once, although the pointer and the focus are then on the button.
      if (paused) {
        setHover(false);
        setFocus(false);
      }
    },
    holdProps: {
      onPointerEnter: () => setHover(true),
      onPointerLeave: () => setHover(false),
      onFocus: () => setFocus(true),
      onBlur: (event) => setFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

/** Calls `step` every `interval` ms while `running` is true. */
export function useTicks(running: boolean, interval: number, step: () => void): void {
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(step, interval);
    return () => clearInterval(timer);
  }, [running, interval, step]);
}

const reduced = '(prefers-reduced-motion: reduce)';

function isAllowed(): boolean {
  return !document.hidden && !matchMedia(reduced).matches;
}

function subscribeToMotion(listener: () => void): () => void {
  const query = matchMedia(reduced);
  query.addEventListener('change', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    query.removeEventListener('change', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
