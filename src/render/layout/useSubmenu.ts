import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useSite } from '../context.tsx';

/** Steps that the arrow keys make through an open submenu. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The state of a submenu. `hover` came by the mouse alone: a click then keeps it open instead of closing it.
 * It closes 150 ms after the pointer left (spec 9.11), on Escape, when the focus leaves, and when a link is chosen.
 */
export function useSubmenu() {
  const { submenuCloseDelay } = useSite().site.header;
  const [state, setState] = useState<'closed' | 'hover' | 'open'>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape' && state !== 'closed') {
      setState('closed');
      button.current?.focus();
    } else if (step && (step > 0 || event.target !== button.current)) {
      event.preventDefault();
      setState('open');
      // The links can take the focus only after the list is shown.
      requestAnimationFrame(() => moveFocus(root.current, button.current, step));
    }
  };

  return {
    open: state !== 'closed',
    close: () => setState('closed'),
    root,
    button,
    rootProps: {
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setState('closed');
      },
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse') setState((now) => (now === 'closed' ? 'hover' : now));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        timer.current = setTimeout(() => setState('closed'), submenuCloseDelay);
      },
    },
    buttonProps: {
      onClick: () => setState((now) => (now === 'open' ? 'closed' : 'open')),
    },
  };
}

/** From the button to the first link, from link to link, from the first link back to the button. */
function moveFocus(root: HTMLElement | null, button: HTMLElement | null, step: number) {
  const links = [...(root?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at === 0 && step < 0) button?.focus();
  else links[Math.min(at + step, links.length - 1)]?.focus();
}
