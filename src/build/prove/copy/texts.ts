import type { Names } from '../../link/names.ts';
import { references, type Reference } from '../../link/references.ts';
import { settingsOf } from '../../link/settings.ts';
import type { Path, Source } from '../../read/source.ts';

/** Words that a visitor reads, and where they stand. */
export interface Text {
  readonly kind: 'text' | 'rich' | 'message';
  readonly value: string;
  readonly path: Path;
  /** Names that may stand in braces; undefined in a message whose values others prove. */
  readonly values?: readonly string[];
}

const kinds: readonly string[] = ['text', 'rich', 'message'];

/** Everything that a visitor reads of a file: by its contract, and those of the controls and plug-ins that it sets. */
export function textsOf(source: Source, { contracts }: Names): Text[] {
  const own = references(source.data, `${source.kind}.schema.json`, contracts).filter(isText);
  const inSettings = settingsOf(source, contracts).flatMap(({ contract, path, data }) =>
    references(data, contract, contracts).filter(isText).map((reference) => ({ ...reference, path: [...path, ...reference.path] })),
  );
  return [...own, ...inSettings];
}

const isText = (reference: Reference): reference is Reference & Text => kinds.includes(reference.kind);

/** Whether a text is written in this file, and not taken from another that says it already. */
export const isOwn = (source: Source, path: Path): boolean => source.doc().hasIn(path);
