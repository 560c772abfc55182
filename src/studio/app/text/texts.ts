import { api } from '../api.ts';
import { TextSync } from './text-sync.ts';

const known = new Map<string, Promise<TextSync>>();

/** The text of a file: the same as before if it was open, so that nothing is lost that is not saved. */
export function textIn(file: string): Promise<TextSync> {
  const opening = known.get(file) ?? opened(file);
  known.set(file, opening);
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
    known.delete(file);
    throw error;
  }
}
