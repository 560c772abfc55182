import { useEffect, useState } from 'react';
import { api, changeEvents } from '../../app/api.ts';
import { TextSync } from './text-sync.ts';

/** The text of a file, or an error. Loaded again whenever it may have changed. */
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
    changeEvents.addEventListener('change', load);
    return () => changeEvents.removeEventListener('change', load);
  }, [sync]);
  return found.file === file ? found : {};
}

const openTexts = new Map<string, Promise<TextSync>>();

/** The text of a file, cached so that unsaved changes are not lost. */
function textIn(file: string): Promise<TextSync> {
  const opening = openTexts.get(file) ?? opened(file);
  openTexts.set(file, opening);
  return opening;
}

async function opened(file: string): Promise<TextSync> {
  try {
    const sync = new TextSync(file, api, await api.text({ file }));
    addEventListener('beforeunload', (event) => {
      if (sync.isUnsaved) event.preventDefault();
    });
    return sync;
  } catch (error) {
    openTexts.delete(file);
    throw error;
  }
}
