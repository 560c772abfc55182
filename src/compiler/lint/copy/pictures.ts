import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Problem } from '../../../shared/problems/problem.ts';
import type { SymbolTable } from '../../resolve/symbols.ts';
import { at } from '../../read/data.ts';
import { references } from '../../resolve/references.ts';
import type { Checked } from '../../check/checked.ts';
import { placeOf } from '../../read/source.ts';
import { isOwn } from './texts.ts';

/**
 * Checks that every picture has a text alternative, in `alt` or in a name beside it, or an empty `alt` because it is
 * decorative.
 * Problem: copy/no-alt
 */
export function lintPictures(source: Checked, { contracts }: SymbolTable): Problem[] {
  return references(source.data, `${source.kind}.schema.json`, contracts)
    .filter(
      ({ kind, path, alt = 'alt' }) =>
        kind === 'asset' && typeof at(source.data, [...path.slice(0, -1), alt]) !== 'string' && isOwn(source, path),
    )
    .map(({ path, value, alt = 'alt' }) => say.noAlt(placeOf(source, path), value, alt));
}
