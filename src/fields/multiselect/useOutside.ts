import { useEffect, type RefObject } from 'react';

/** Calls `leave` when the visitor presses or moves the focus outside of an element, while `active`. */
export function useOutside(element: RefObject<HTMLElement | null>, active: boolean, leave: () => void): void {
  useEffect(() => {
    if (!active) return;
    const check = ({ target }: Event): void => {
      if (target instanceof Node && !element.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', check);
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('pointerdown', check);
      document.removeEventListener('focusin', check);
    };
  });
}
