import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

/**
 * A press on a choice of `field` submits (spec 4.25): a click, a tap, Space, or the same by a screen reader. Arrow
 * keys, which also choose radio buttons, do not, nor does the second press of a double click, which would fall on the
 * next step.
 * Returns  `attributes` of the form element; `confirm`, which does what a press on a choice of the named field does
 */
export function useAdvance(field: string | undefined, submit: () => void) {
  const byArrow = useRef(false);
  const waiting = useRef(false);

  /** Waits until the answer is taken, because React reports a press before its change. */
  function confirm(chosen: string): void {
    if (chosen !== field || waiting.current) return;
    waiting.current = true;
    queueMicrotask(() => {
      waiting.current = false;
      submit();
    });
  }

  const attributes = {
    onKeyDown: ({ key }: KeyboardEvent) => (byArrow.current = key.startsWith('Arrow')),
    onKeyUp: ({ key, target }: KeyboardEvent) => {
      byArrow.current = false;
      // A browser reports no click when Space is pressed on the radio button that is chosen already.
      if (key === ' ' && target instanceof HTMLInputElement && target.checked) confirm(target.name);
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
    },
    onClick: ({ target }: MouseEvent) => {
      if (!byArrow.current && target instanceof HTMLInputElement) confirm(target.name);
    },
  };
  return { confirm, attributes: field === undefined ? undefined : attributes };
}
