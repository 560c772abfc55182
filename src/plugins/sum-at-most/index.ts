import type { Answer } from '../../shared/plan/answers.ts';
import type { RulePlugin } from '../../shared/plan/plugins.ts';
import { answerOf } from '../../shared/engine/answers.ts';

interface SumAtMost {
  readonly fields: readonly string[];
  readonly max: number;
  readonly at: string;
}

/**
 * Several numbers together are not above a limit. A missing one counts as 0.
 * Returns  the code `tooMany` with `max` and `total` on the field `at`, or nothing
 * Source   spec 5.41
 */
const sumAtMost: RulePlugin = (answers, settings) => {
  const { fields, max, at } = settings as unknown as SumAtMost;
  const total = fields.reduce((sum, field) => sum + numberAnswer(answerOf(answers, field)), 0);
  return total > max ? [{ field: at, code: 'tooMany', values: { max, total } }] : [];
};

const numberAnswer = (answer: Answer | undefined): number => (typeof answer === 'number' ? answer : 0);

export default sumAtMost;
