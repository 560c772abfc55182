import type { Answers } from '../plan/answers.ts';
import type { Project } from '../plan/projection.ts';
import { present } from './answers.ts';
import { plainNumber, roundTo } from './expressions/numbers.ts';
import type { EvaluationContext, ExpressionCode } from './expressions/run.ts';

/** The most rows of a projection. The check proves that no answers give more. */
export const mostRows = 100;

/** The expressions of a projection. */
export interface ProjectionCode {
  /** By name: the value before the first row, and that of each row. */
  readonly values: readonly (readonly [name: string, start: ExpressionCode, step: ExpressionCode])[];
  readonly columns: readonly ExpressionCode[];
  readonly unit: number;
}

/**
 * What works a projection out, row by row. A step reads the values of the row before, a column those of its own row.
 * Values are rounded in each row, so that their digits do not grow.
 * Returns  the numbers of each row; undefined if one of them is missing
 */
export const projecting =
  ({ values, columns, unit }: ProjectionCode, told: EvaluationContext): Project =>
  (answers, count) => {
    const given = present(answers);
    const number = (code: ExpressionCode, more: Answers): number | undefined => {
      const worked: unknown = plainNumber(code({ ...given, ...more } as Answers, told));
      return typeof worked === 'number' ? worked : undefined;
    };
    const rounded = (code: ExpressionCode, more: Answers): number | undefined =>
      plainNumber(roundTo(number(code, more), unit)) as number | undefined;
    let now: Answers = Object.fromEntries(values.map(([name, start]) => [name, rounded(start, {})]));
    const rows: number[][] = [];
    for (let row = 1; row <= Math.min(count, mostRows); row++) {
      const before: Answers = { ...now, row };
      now = Object.fromEntries(values.map(([name, , step]) => [name, rounded(step, before)]));
      const cells = columns.map((code) => number(code, { ...now, row }));
      if (cells.includes(undefined)) return undefined;
      rows.push(cells as number[]);
    }
    return rows;
  };
