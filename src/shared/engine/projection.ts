import type { Answers } from '../plan/answers.ts';
import type { ProjectedRow, Project } from '../plan/projection.ts';
import { present } from './answers.ts';
import { plainNumber, roundTo } from './expressions/numbers.ts';
import type { EvaluationContext, ExpressionCode } from './expressions/run.ts';

/** The most rows of a projection. The check proves that no answers give more. */
export const mostRows = 100;

/** The expressions of a projection. */
export interface ProjectionCode {
  /** By name: the value before the first row, and that of each row. */
  readonly values: readonly (readonly [name: string, start: ExpressionCode, step: ExpressionCode])[];
  /** Each with the name by which expressions outside read it. */
  readonly columns: readonly (readonly [code: ExpressionCode, name?: string])[];
  readonly unit: number;
  /** The fields that it reads; undefined if it reads another projection. */
  readonly reads?: readonly string[];
}

/**
 * What works a projection out, row by row. A step reads the values of the row before, a column those of its own row.
 * Values are rounded in each row, so that their digits do not grow. The last rows are kept, because many expressions
 * may read them.
 * Returns  the rows; undefined if one of their cells is missing
 */
export function projecting(code: ProjectionCode, told: EvaluationContext): Project {
  let last: { readonly key: readonly unknown[]; readonly rows: ReturnType<Project> } | undefined;
  return (answers, count) => {
    const given = present(answers);
    const key = [count, told.today(), ...(code.reads ?? []).map((name) => given[name])];
    if (!code.reads || !last || key.some((one, index) => one !== last!.key[index]))
      last = { key, rows: rowsFor(code, told, given, count) };
    return last.rows;
  };
}

function rowsFor(
  { values, columns, unit }: ProjectionCode,
  told: EvaluationContext,
  given: Answers,
  count: number,
): ReturnType<Project> {
  const number = (code: ExpressionCode, more: Answers): number | undefined => {
    const worked: unknown = plainNumber(code({ ...given, ...more } as Answers, told));
    return typeof worked === 'number' ? worked : undefined;
  };
  const rounded = (code: ExpressionCode, more: Answers): number | undefined =>
    plainNumber(roundTo(number(code, more), unit)) as number | undefined;
  let now: Answers = Object.fromEntries(values.map(([name, start]) => [name, rounded(start, {})]));
  const rows: ProjectedRow[] = [];
  for (let row = 1; row <= Math.min(count, mostRows); row++) {
    const before: Answers = { ...now, row };
    now = Object.fromEntries(values.map(([name, , step]) => [name, rounded(step, before)]));
    const cells = columns.map(([code]) => number(code, { ...now, row }));
    if (cells.includes(undefined)) return undefined;
    const named = columns.flatMap(([, name], index) => (name === undefined ? [] : [[name, cells[index]] as const]));
    rows.push({ cells: cells as number[], values: { ...now, row, ...Object.fromEntries(named) } });
  }
  return rows;
}

/** The rows of projections, as expressions read them. `projections`: by field. */
export const projectedIn =
  (projections: () => Readonly<Record<string, Project>>): NonNullable<EvaluationContext['projected']> =>
  (field, answers) => {
    const count = answers[field];
    const rows = typeof count === 'number' ? projections()[field]?.(answers, count) : undefined;
    return rows?.map(({ values }) => values);
  };
