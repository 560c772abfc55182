import { useEffect } from 'react';

/** Whether a key is the shortcut of select mode. */
export const isToggle = (event: KeyboardEvent): boolean => isAltWith('s', event);

/** Whether a key is the shortcut that shows and hides the text. */
export const isTextToggle = (event: KeyboardEvent): boolean => isAltWith('t', event);

/** Alt and a letter, unless it types another character: with AltGr, or with Option on a Mac in a text box (ś, ß, †). */
function isAltWith(letter: string, event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, code, key, target } = event;
  if (!altKey || ctrlKey || metaKey || event.getModifierState('AltGraph')) return false;
  return code === `Key${letter.toUpperCase()}` && (key.toLowerCase() === letter || !takesLetters(target));
}

/** Whether a key means undo or redo. With Caps Lock, Shift makes a letter small. */
export function undoOrRedo({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (!(ctrlKey || metaKey) || altKey || (letter !== 'z' && letter !== 'y')) return undefined;
  return letter === 'y' || shiftKey ? 'redo' : 'undo';
}

/** Types of inputs that take text. */
const lettered = ['text', 'search', 'email', 'tel', 'url', 'password', 'number', 'textarea'];

/** Whether the target is an input with its own undo. */
export function takesLetters(target: EventTarget | null): boolean {
  // A key that was pressed in the frame comes from Studio's window, which is not an element.
  if (!target || !('closest' in target)) return false;
  const box = (target as Element).closest<HTMLInputElement>('input, textarea, [contenteditable]');
  return box !== null && (box.isContentEditable || lettered.includes(box.type));
}

/** Calls `act` when a shortcut is pressed in Studio's own page: by default that of select mode. */
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
