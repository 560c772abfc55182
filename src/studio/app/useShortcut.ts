import { useEffect } from 'react';

/** Whether a key is the one that switches between choosing and using the page. */
export const isToggle = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyS';

/** Whether a key is the one that shows and hides the text. */
export const isText = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyT';

/** Which way a key leads through what was done. With Caps Lock, Shift makes a letter small. */
export function stepOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (!(ctrlKey || metaKey) || altKey || (letter !== 'z' && letter !== 'y')) return undefined;
  return letter === 'y' || shiftKey ? 'redo' : 'undo';
}

/** The types of boxes that hold letters. */
const lettered = ['text', 'search', 'email', 'tel', 'url', 'password', 'number', 'textarea'];

/** Whether a key is pressed in a box that takes back its own letters, in Studio's page or in the frame. */
export function takesLetters(target: EventTarget | null): boolean {
  // What is in the frame is made by the classes of another window.
  if (!target || !('closest' in target)) return false;
  const box = (target as Element).closest<HTMLInputElement>('input, textarea, [contenteditable]');
  return box !== null && (box.isContentEditable || lettered.includes(box.type));
}

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
