import { useShortcut } from '../useShortcut.ts';
import { Button } from './Button.tsx';

interface ToggleProps {
  readonly says: string;
  readonly title: string;
  readonly isOn: boolean;
  /** The letter that turns it with Alt, wherever the focus is. */
  readonly letter: string;
  isMeant(event: KeyboardEvent): boolean;
  turn(): void;
}

/** A button that is pressed in until it is pressed again. */
export function Toggle({ isOn, letter, isMeant, turn, ...others }: ToggleProps) {
  useShortcut(turn, isMeant);
  return (
    <Button {...others} className="toggle" aria-pressed={isOn} aria-keyshortcuts={`Alt+${letter}`} onClick={turn} />
  );
}
