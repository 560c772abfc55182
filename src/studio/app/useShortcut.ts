import { useEffect } from 'react';

/** Whether a key is the one that switches between choosing and using the page. */
export const isToggle = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyS';

/** Calls `act` when the key of the select mode is pressed in Studio's own page. */
export function useShortcut(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isToggle(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act]);
}
