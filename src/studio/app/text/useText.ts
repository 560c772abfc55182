import { useEffect, useState } from 'react';
import { changes } from '../api.ts';
import type { TextSync } from './text-sync.ts';
import { textIn } from './texts.ts';

/** The text of a file, or why there is none. It is asked for again whenever it may have changed. */
export function useText(file: string, version: number): { readonly sync?: TextSync; readonly error?: string } {
  const [found, setFound] = useState<{ file: string; sync?: TextSync; error?: string }>({ file });
  useEffect(() => {
    let isWanted = true;
    textIn(file).then(
      (sync) => isWanted && setFound({ file, sync }),
      (reason: Error) => isWanted && setFound({ file, error: reason.message }),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  const { sync } = found;
  useEffect(() => void sync?.load(), [sync, version]);
  useEffect(() => {
    const load = () => void sync?.load();
    changes.addEventListener('change', load);
    return () => changes.removeEventListener('change', load);
  }, [sync]);
  return found.file === file ? found : {};
}
