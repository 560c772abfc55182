import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

/** Whether something may move by itself, and what stops it (WCAG 2.2.2). */
export interface Motion {
  /** It moves now: neither paused, nor under the pointer or the focus, nor in a hidden tab, nor unwanted. */
  readonly running: boolean;
  /** The visitor paused it. */
  readonly paused: boolean;
  toggle(): void;
  /** For the element whose hover and focus stop it. */
  readonly holdProps: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: FocusEvent): void;
  };
}

/** A motion that stops on hover, on focus, by a button, in a hidden tab, and never starts under reduced motion. */
export function useMotion(): Motion {
  const wanted = useSyncExternalStore(subscribe, isWanted, () => false);
  const [paused, setPaused] = useState(false);
  const [hover, setHover] = useState(false);
  const [focus, setFocus] = useState(false);
  return {
    running: wanted && !paused && !hover && !focus,
    paused,
    toggle: () => {
      setPaused(!paused);
      // Play means now, although the pointer and the focus are on the button.
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

/** Calls `step` every `interval` ms while it moves. */
export function useTicks(running: boolean, interval: number, step: () => void): void {
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(step, interval);
    return () => clearInterval(timer);
  }, [running, interval, step]);
}

const reduced = '(prefers-reduced-motion: reduce)';

function isWanted(): boolean {
  return !document.hidden && !matchMedia(reduced).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(reduced);
  query.addEventListener('change', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    query.removeEventListener('change', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
