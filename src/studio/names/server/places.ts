import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Occurrence } from '../../../authoring/usages/occurrence.ts';
import type { UsePlace } from '../../contract/values.ts';
import { pathAt } from '../../thing/server/spots.ts';

/** Places of names as Studio's page opens them. */
export const placesOf = (places: readonly Occurrence[], { files }: Pick<SymbolTable, 'files'>): UsePlace[] =>
  places.map(({ file, line, start }) => {
    const text = files.get(file);
    return { file, line, path: text ? pathAt(text, start) : [] };
  });
