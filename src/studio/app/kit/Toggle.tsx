import { useShortcut } from '../useShortcut.ts';
import { Button } from './Button.tsx';

interface ToggleProps {
  readonly says: string;
  readonly title: string;
  readonly isOn: boolean;
  /** Its shortcut is Alt and this letter, wherever the focus is. */
  readonly letter: string;
  isMeant(event: KeyboardEvent): boolean;
  turn(): void;
}

/** A toggle button. */
export function Toggle({ isOn, letter, isMeant, turn, ...others }: ToggleProps) {
  useShortcut(turn, isMeant);
  return (
    <Button {...others} className="toggle" aria-pressed={isOn} aria-keyshortcuts={`Alt+${letter}`} onClick={turn} />
  );
}
