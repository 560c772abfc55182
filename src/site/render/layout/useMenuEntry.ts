import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackCloses } from '../overlay/historyEntry.ts';

const menu = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-menu]');
const isMenuOpen = (): boolean => menu()?.matches(':popover-open') ?? false;
const closeMenu = (): void => {
  if (isMenuOpen()) menu()?.hidePopover();
};

/** Makes the browser's Back, and a change of page, close the menu of a narrow screen. */
export function useMenuEntry(): void {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return;
    // After the frame that shows the menu, which must not wait for this.
    const follow = () => requestAnimationFrame(() => setTimeout(() => setOpen(isMenuOpen())));
    // It may have been opened before this script ran.
    follow();
    const element = menu();
    element?.addEventListener('toggle', follow);
    return () => element?.removeEventListener('toggle', follow);
  }, []);
  useEffect(() => closeMenu, [pathname, search]);
  useBackCloses(open, closeMenu);
}
