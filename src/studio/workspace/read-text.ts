import { parseDocument, type Document } from 'yaml';
import { reread } from '../../compiler/read/reread.ts';
import { shortAt, type ShortAt } from '../../compiler/read/short-text.ts';
import type { Path } from '../../compiler/read/source.ts';
import { EditError } from '../../authoring/edit/edit-error.ts';
import { parsed, type Parsed } from '../../authoring/edit/parsed.ts';
import { orUndefined } from '../../authoring/edit/quick.ts';

/** A parsed text. The document of a long text is parsed on first use, because this is slow. */
export interface ReadText {
  readonly text: string;
  readonly doc: Document;
  readonly data: unknown;
  /** The part of a long text that is enough to locate a path; undefined if the whole document is needed. */
  partAt(path: Path): ShortAt<Parsed> | undefined;
}

/** Parses a text. The result for a valid text is cached, also for the next edit. */
export function readText(text: string): ReadText {
  const data = reread(text);
  if (data === undefined) return { text, ...parseWhole(text), partAt: () => undefined };
  return {
    text,
    data,
    get doc() {
      return parseWhole(text).doc;
    },
    partAt: (path) => orUndefined(() => shortAt(text, path, parsed)),
  };
}

function parseWhole(text: string): Pick<ReadText, 'doc' | 'data'> {
  try {
    const { doc, data } = parsed(text);
    return { doc, data };
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    // The check reports the problems, so they are not logged.
    const doc = parseDocument(text, { logLevel: 'error' });
    return { doc, data: doc.toJS({ maxAliasCount: -1 }) as unknown };
  }
}
