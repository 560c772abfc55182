import { useCallback, useEffect } from 'react';
import type { StepEntry } from '../site/contract.ts';
import { api } from './api.ts';
import { Button } from './kit/Button.tsx';
import { Fault } from './kit/Fault.tsx';
import { undoOrRedo, takesLetters } from './useShortcut.ts';
import { useStudio } from './useStudio.ts';
import { studioTexts } from './words.ts';
import { useAttempt } from './useAttempt.ts';

/** Undoes and redoes the last change in any file. */
export function UndoRedo() {
  const { site, open } = useStudio();
  const { error, attempt } = useAttempt();
  const go = useCallback((way: 'undo' | 'redo') => attempt(api[way](), open), [attempt, open]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = undoOrRedo(event);
      if (!way || takesLetters(event.target)) return;
      event.preventDefault();
      void go(way);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [go]);
  const button = (way: 'undo' | 'redo', entry: StepEntry | undefined, help: (what: string) => string) => (
    <Button
      says={studioTexts[way]}
      disabled={!entry}
      title={entry && help(stepLabel(entry))}
      onClick={() => void go(way)}
    />
  );
  return (
    <div className="arrange steps">
      {button('undo', site?.undo, studioTexts.undoHelp)}
      {button('redo', site?.redo, studioTexts.redoHelp)}
      <Fault why={error} />
    </div>
  );
}

const stepLabel = ({ file, path, label }: StepEntry): string =>
  label ?? `${pathWords(path)} · ${file.replace(/^config\//, '')}`;

/** A path as people count. */
const pathWords = (path: StepEntry['path']): string =>
  path.map((step) => (typeof step === 'number' ? step + 1 : studioTexts.key(step))).join(' › ');
