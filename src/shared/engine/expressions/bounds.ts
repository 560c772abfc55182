import type { RulePlugin } from '../../plan/plugins.ts';
import { answerOf } from '../answers.ts';
import { plain, roundTo } from './numbers.ts';
import type { ExpressionCode, Told } from './run.ts';

/**
 * A rule that finds fault with a number below what an expression gives, and not while that is missing. `unit`: the step
 * of the number. Its message prints the least number that fits: {minimum}.
 */
export const minimum = (expression: ExpressionCode, field: string, told: Told, unit?: number): RulePlugin =>
  bound('minimum', expression, field, told, unit);

/** The same for a number above what an expression gives: {maximum}. */
export const maximum = (expression: ExpressionCode, field: string, told: Told, unit?: number): RulePlugin =>
  bound('maximum', expression, field, told, unit);

const bound =
  (code: 'minimum' | 'maximum', expression: ExpressionCode, field: string, told: Told, unit?: number): RulePlugin =>
  (answers) => {
    const [answer, limit] = [answerOf(answers, field), expression(answers, told)];
    if (typeof answer !== 'number' || typeof limit !== 'number') return [];
    if (code === 'minimum' ? answer >= limit : answer <= limit) return [];
    return [{ field, code, values: { [code]: nearest(code, limit, unit) } }];
  };

/** The number next to a limit that still fits. */
function nearest(code: 'minimum' | 'maximum', limit: number, unit: number | undefined): number {
  if (unit === undefined) return limit;
  const near = rounded(limit, unit);
  if (code === 'minimum') return near < limit ? rounded(near + unit, unit) : near;
  return near > limit ? rounded(near - unit, unit) : near;
}

const rounded = (limit: number, unit: number): number => plain(roundTo(limit, unit)) as number;
