import { useCallback } from 'react';
import { isText, useShortcut } from './useShortcut.ts';
import { words } from './words.ts';
import { Button } from './kit/Button.tsx';

interface TextToggleProps {
  readonly shows: boolean;
  change(shows: boolean): void;
}

/** Shows and hides the text of the open file. */
export function TextToggle({ shows, change }: TextToggleProps) {
  const toggle = useCallback(() => change(!shows), [shows, change]);
  useShortcut(toggle, isText);
  return (
    <Button
      says={words.text}
      className="toggle"
      aria-pressed={shows}
      aria-keyshortcuts="Alt+T"
      title={words.textHelp}
      onClick={toggle}
    />
  );
}
