import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { mostRows } from '../../shared/engine/projection.ts';
import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { projectionsOf, stepName, type ProjectionModel } from '../model/projection.ts';
import { ROW_NUMBER } from '../model/pseudo.ts';
import type { FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { lintExpressions } from './expressions.ts';
import { possibleIn } from './possible.ts';

/**
 * Checks the projections of a form or step: their expressions, that no answers give too many rows, and that each value
 * has a name of its own and is used.
 * Problems: those of expressions, projection/too-long, projection/unused, offer/bad-value
 */
export const lintProjections = (set: FieldSetModel, symbols: SymbolTable): Problem[] =>
  projectionsOf(set).flatMap((projection) => [
    ...tooLong(set, projection, symbols),
    ...named(set, projection),
    ...lintExpressions(projection.starts, symbols),
    ...lintExpressions(projection.row, symbols),
  ]);

function tooLong(set: FieldSetModel, { field }: ProjectionModel, symbols: SymbolTable): Problem[] {
  const expression = parseExpression(field.ui.computed ?? '');
  if (isFault(expression)) return [];
  const { least, greatest } = possibleIn(expression.ast, set, new Set(set.all.keys()), symbols);
  const place = () => placeOf(set.source, [...field.uiPath, 'computed']);
  if (greatest < 1) return [say.projectionNever(place(), field.name)];
  return least <= greatest && greatest > mostRows
    ? [
        say.projectionTooLong(
          place(),
          field.name,
          Number.isFinite(greatest) ? Math.round(greatest) : undefined,
          mostRows,
        ),
      ]
    : [];
}

function named(
  set: FieldSetModel,
  { path, options: { values = {}, columns = [], chart }, row }: ProjectionModel,
): Problem[] {
  const reads = new Map(row.expressions.map(({ of, reads: read }) => [of.kind === 'computed' ? of.field : '', read]));
  const names = Object.keys(values);
  const isUsed = (name: string): boolean =>
    [...reads].some(([by, read]) => by !== stepName(name) && read.includes(name));
  const place = (name: string) => placeOf(set.source, [...path, 'values', name], 'key');
  return [
    ...names
      .filter((name) => name === ROW_NUMBER || set.all.has(name))
      .map((name) => say.projectionName(place(name), name)),
    ...names.filter((name) => !isUsed(name)).map((name) => say.projectionUnused(place(name), name)),
    ...(chart === undefined || columns.some(({ drawn }) => drawn)
      ? []
      : [say.projectionUndrawn(placeOf(set.source, [...path, 'chart'], 'key'))]),
  ];
}
