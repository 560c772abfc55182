import { parseDocument, type Document } from 'yaml';
import { reread } from '../../compiler/read/reread.ts';
import { shortAt, type ShortAt } from '../../compiler/read/short-text.ts';
import type { Path } from '../../compiler/read/source.ts';
import { EditError } from '../../authoring/edit/edit-error.ts';
import { parsed, type Parsed } from '../../authoring/edit/parsed.ts';
import { orUndefined } from '../../authoring/edit/quick.ts';

/** A text with what it says. The document of a long one is made when it is first asked for, which takes a while. */
export interface ReadText {
  readonly text: string;
  readonly doc: Document;
  readonly data: unknown;
  /** As much of a long text as tells where something stands; undefined where the document has to tell. */
  partAt(path: Path): ShortAt<Parsed> | undefined;
}

/** A text with what it says. A sound one is parsed once for all who ask, also for the edit that follows. */
export function readText(text: string): ReadText {
  const data = reread(text);
  if (data === undefined) return { text, ...whole(text), partAt: () => undefined };
  return {
    text,
    data,
    get doc() {
      return whole(text).doc;
    },
    partAt: (path) => orUndefined(() => shortAt(text, path, parsed)),
  };
}

function whole(text: string): Pick<ReadText, 'doc' | 'data'> {
  try {
    const { doc, data } = parsed(text);
    return { doc, data };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    // What is wrong is told by the check, not in the terminal.
    const doc = parseDocument(text, { logLevel: 'error' });
    return { doc, data: doc.toJS({ maxAliasCount: -1 }) as unknown };
  }
}
