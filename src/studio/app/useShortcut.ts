import { useEffect } from 'react';

/** Whether a key is the one that switches between choosing and using the page. */
export const isToggle = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyS';

/** Whether a key is the one that shows and hides the text. */
export const isText = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyT';

/** Calls `act` when a key is pressed in Studio's own page: that of the select mode, if it is not told which. */
export function useShortcut(act: () => void, isMeant: (event: KeyboardEvent) => boolean = isToggle): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act, isMeant]);
}
