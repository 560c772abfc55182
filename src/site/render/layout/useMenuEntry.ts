import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackCloses } from '../overlay/historyEntry.ts';

const menu = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-menu]');
const isOpen = (): boolean => menu()?.matches(':popover-open') ?? false;
const close = (): void => {
  if (isOpen()) menu()?.hidePopover();
};

/** Has the browser's Back close the menu of a narrow screen, and another page. */
export function useMenuEntry(): void {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return;
    // After the frame that shows the menu, which must not wait for this.
    const follow = () => requestAnimationFrame(() => setTimeout(() => setOpen(isOpen())));
    // It may have been opened before this script came.
    follow();
    const element = menu();
    element?.addEventListener('toggle', follow);
    return () => element?.removeEventListener('toggle', follow);
  }, []);
  useEffect(() => close, [pathname, search]);
  useBackCloses(open, close);
}
