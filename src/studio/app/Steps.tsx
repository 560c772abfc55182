import { useCallback, useEffect } from 'react';
import type { StepEntry } from '../site/contract.ts';
import { api } from './api.ts';
import { Button } from './kit/Button.tsx';
import { Fault } from './kit/Fault.tsx';
import { stepOf, takesLetters } from './useShortcut.ts';
import { useStudio } from './useStudio.ts';
import { words } from './words.ts';
import { useAttempt } from './useAttempt.ts';

/** Takes back the last change, in whichever file it was, and makes it again. */
export function Steps() {
  const { site, open } = useStudio();
  const { error, attempt } = useAttempt();
  const go = useCallback((way: 'undo' | 'redo') => attempt(api[way](), open), [attempt, open]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = stepOf(event);
      if (!way || takesLetters(event.target)) return;
      event.preventDefault();
      void go(way);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [go]);
  const button = (way: 'undo' | 'redo', entry: StepEntry | undefined, help: (what: string) => string) => (
    <Button says={words[way]} disabled={!entry} title={entry && help(nameOf(entry))} onClick={() => void go(way)} />
  );
  return (
    <div className="arrange steps">
      {button('undo', site?.undo, words.undoHelp)}
      {button('redo', site?.redo, words.redoHelp)}
      <Fault why={error} />
    </div>
  );
}

const nameOf = ({ file, path, label }: StepEntry): string =>
  label ?? `${path.join('.')} · ${file.replace(/^config\//, '')}`;
