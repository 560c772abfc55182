import type { Code } from '../expression/emit.ts';
import { PROJECTION, readsOfProjection, scopeOf } from '../model/expressions.ts';
import { columnName, projectionsOf, startName, stepName } from '../model/projection.ts';
import type { FieldSetModel } from '../model/types.ts';
import { codeOf } from './expressions.ts';

/** The expressions of a projection. */
export interface CompiledProjection {
  readonly field: string;
  readonly values: readonly (readonly [name: string, start: Code, step: Code])[];
  readonly columns: readonly (readonly [code: Code, name?: string])[];
  readonly unit: number;
  /** The fields that it reads; absent if it reads another projection. */
  readonly reads?: readonly string[];
}

/** Compiles the projections of a form or step. */
export const compileProjections = (set: FieldSetModel): CompiledProjection[] =>
  projectionsOf(set).map(({ field, options: { values = {}, columns = [], unit = 0.01 }, starts, row }) => {
    const code = (from: FieldSetModel, name: string): Code =>
      codeOf(from.fields.get(name)!.ui.computed!, scopeOf(from));
    const reads = readsOfProjection(field, set);
    return {
      field: field.name,
      values: Object.keys(values).map((name) => [name, code(starts, startName(name)), code(row, stepName(name))]),
      columns: columns.map(({ name }, index) => {
        const one = code(row, columnName(index));
        return name === undefined ? ([one] as const) : ([one, name] as const);
      }),
      unit,
      ...(reads.some((name) => set.all.get(name)?.widget === PROJECTION) ? {} : { reads }),
    };
  });

/** All expressions of projections. */
export const codesOfProjections = (projections: readonly CompiledProjection[]): Code[] =>
  projections.flatMap(({ values, columns }) => [
    ...values.flatMap(([, start, step]) => [start, step]),
    ...columns.map(([code]) => code),
  ]);
