import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Occurrence } from '../../../usages/occurrence.ts';
import type { UsePlace } from '../../shared/contract/values.ts';
import { pathAt } from '../thing/spots.ts';

/** Places of names as Studio's page opens them. */
export const placesOf = (places: readonly Occurrence[], { files }: Pick<SymbolTable, 'files'>): UsePlace[] =>
  places.map(({ file, line, start }) => {
    const text = files.get(file);
    return { file, line, path: text ? pathAt(text, start) : [] };
  });
