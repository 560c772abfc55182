import { parseDocument, type Document } from 'yaml';
import { EditError } from '../../edit/edit-error.ts';
import { parsed } from '../../edit/parsed.ts';

/** A text with what it says. A sound one is parsed once for all who ask, also for the edit that follows. */
export function readText(text: string): { readonly doc: Document; readonly data: unknown } {
  try {
    return parsed(text);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    // What is wrong is told by the check, not in the terminal.
    const doc = parseDocument(text, { logLevel: 'error' });
    return { doc, data: doc.toJS({ maxAliasCount: -1 }) as unknown };
  }
}
