import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Occurrence } from '../../../authoring/usages/occurrence.ts';
import type { UsePlace } from '../../contract/values.ts';
import { pathAt } from '../../thing/server/source-place.ts';

/** Occurrences as places that Studio's page can open. */
export const placesOf = (places: readonly Occurrence[], { files }: Pick<SymbolTable, 'files'>): UsePlace[] =>
  places.map(({ file, line, start }) => {
    const text = files.get(file);
    return { file, line, path: text ? pathAt(text, start) : [] };
  });
