import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import { mostRows } from '../../shared/engine/projection.ts';
import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { projectionsOf, stepName, type ProjectionModel } from '../model/projection.ts';
import { ROW_NUMBER } from '../model/pseudo.ts';
import { namesIn } from '../expression/names.ts';
import { workingSetsOf } from '../model/form-model.ts';
import type { FieldSetModel, FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { lintExpressions } from './expressions.ts';
import { possibleIn } from './possible.ts';

/**
 * Checks the projections of a form or step: their expressions, that no answers give too many rows, and that each value
 * has a name of its own and is used.
 * Problems: those of expressions, projection/too-long, projection/unused, offer/bad-value
 */
export const lintProjections = (model: FormModel, set: FieldSetModel, symbols: SymbolTable): Problem[] =>
  projectionsOf(set).flatMap((projection) => [
    ...tooLong(set, projection, symbols),
    ...named(set, projection, readOutside(model, projection)),
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

/** The parts of its rows that expressions outside of a projection read. */
function readOutside(model: FormModel, { field }: ProjectionModel): ReadonlySet<string> {
  const texts = workingSetsOf(model).flatMap(({ expressions }) =>
    expressions.filter(({ reads }) => reads.includes(field.name)).map(({ text }) => text),
  );
  const read = texts.map(parseExpression).flatMap((one) => (isFault(one) ? [] : namesIn(one, new Map()).ofRows));
  return new Set(read.map(({ name }) => name));
}

function named(
  set: FieldSetModel,
  { path, options: { values = {}, columns = [], chart }, row }: ProjectionModel,
  outside: ReadonlySet<string>,
): Problem[] {
  const reads = new Map(row.expressions.map(({ of, reads: read }) => [of.kind === 'computed' ? of.field : '', read]));
  const parts: { name: string; place: () => Place }[] = [
    ...Object.keys(values).map((name) => ({
      name,
      place: () => placeOf(set.source, [...path, 'values', name], 'key'),
    })),
    ...columns.flatMap(({ name }, index) =>
      name === undefined ? [] : [{ name, place: () => placeOf(set.source, [...path, 'columns', index, 'name']) }],
    ),
  ];
  const isUsed = (name: string): boolean =>
    outside.has(name) || [...reads].some(([by, read]) => by !== stepName(name) && read.includes(name));
  const isTaken = (name: string, index: number): boolean =>
    name === ROW_NUMBER || set.all.has(name) || parts.findIndex((part) => part.name === name) < index;
  return [
    ...parts
      .filter(({ name }, index) => isTaken(name, index))
      .map(({ name, place }) => say.projectionName(place(), name)),
    ...parts.filter(({ name }) => !isUsed(name)).map(({ name, place }) => say.projectionUnused(place(), name)),
    ...(chart === undefined || columns.some(({ drawn }) => drawn)
      ? []
      : [say.projectionUndrawn(placeOf(set.source, [...path, 'chart'], 'key'))]),
  ];
}
