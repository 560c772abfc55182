import type { RulePlugin } from '../../plan/plugins.ts';
import { answerOf } from '../answers.ts';
import { plainNumber, roundTo } from './numbers.ts';
import type { ExpressionCode, EvaluationContext } from './run.ts';

/**
 * A rule that refuses a number below the result of an expression, but not while the result is missing. `unit`: the step
 * of the number. Its message prints the least valid number: {minimum}.
 */
export const minimum = (
  expression: ExpressionCode,
  field: string,
  told: EvaluationContext,
  unit?: number,
): RulePlugin => bound('minimum', expression, field, told, unit);

/** The same for a number above the result: {maximum}. */
export const maximum = (
  expression: ExpressionCode,
  field: string,
  told: EvaluationContext,
  unit?: number,
): RulePlugin => bound('maximum', expression, field, told, unit);

const bound =
  (
    code: 'minimum' | 'maximum',
    expression: ExpressionCode,
    field: string,
    told: EvaluationContext,
    unit?: number,
  ): RulePlugin =>
  (answers) => {
    const [answer, limit] = [answerOf(answers, field), expression(answers, told)];
    if (typeof answer !== 'number' || typeof limit !== 'number') return [];
    if (code === 'minimum' ? answer >= limit : answer <= limit) return [];
    return [{ field, code, values: { [code]: nearest(code, limit, unit) } }];
  };

/** The valid number next to a limit. */
function nearest(code: 'minimum' | 'maximum', limit: number, unit: number | undefined): number {
  if (unit === undefined) return limit;
  const near = rounded(limit, unit);
  if (code === 'minimum') return near < limit ? rounded(near + unit, unit) : near;
  return near > limit ? rounded(near - unit, unit) : near;
}

const rounded = (limit: number, unit: number): number => plainNumber(roundTo(limit, unit)) as number;
