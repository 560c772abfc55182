import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that the rows of a matrix form one table: they have a group, which is the question, and all rows of a group
 * have the same choices.
 * Problem: field/uneven-matrix
 */
export function lintMatrix({ source, fields }: FieldSetModel, symbols: SymbolTable): Problem[] {
  const rows = [...fields.values()].filter(({ widget }) => widget === 'matrix');
  return rows.flatMap((row) => {
    const place = () => placeOf(source, [...row.uiPath, 'widget']);
    if (row.ui.group === undefined) return [say.matrixWithoutGroup(place(), row.name)];
    const first = rows.find(({ ui }) => ui.group === row.ui.group)!;
    return choicesIn(first, symbols) === choicesIn(row, symbols)
      ? []
      : [say.unevenMatrix(place(), row.name, first.name)];
  });
}

const choicesIn = ({ list }: FieldModel, symbols: SymbolTable): string =>
  JSON.stringify(optionsOf(list, symbols).map(({ value, label }) => [value, label]));
