import { useEffect, type RefObject } from 'react';

/**
 * While `active`, calls `leave` when the visitor presses or moves the focus outside of an element, or presses Escape
 * within it (`byKey`). The Escape does not propagate: a dialog around it stays open.
 */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  leave: (byKey: boolean) => void,
): void {
  useEffect(() => {
    const root = element.current;
    if (!active || !root) return;
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && !root.contains(target)) leave(false);
    };
    // A press on words in the element gives the focus to the page's main part around it for a moment.
    const elsewhere = (event: FocusEvent): void => {
      if (event.target instanceof Node && !event.target.contains(root)) outside(event);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      leave(true);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', elsewhere);
    root.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', elsewhere);
      root.removeEventListener('keydown', escape);
    };
  });
}
