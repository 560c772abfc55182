import type { RulePlugin } from '../../shared/plan/plugins.ts';
import { answerOf } from '../../shared/engine/answers.ts';

interface SameAnswer {
  readonly field: string;
  readonly again: string;
}

/**
 * A field must repeat another one, to the letter. If only one of the two is answered, they differ; if neither is, they
 * do not.
 * Returns  the code `different` on the field `again`, or nothing
 * Source   spec 5.56
 */
const sameAnswer: RulePlugin = (answers, settings) => {
  const { field, again } = settings as unknown as SameAnswer;
  return answerOf(answers, field) === answerOf(answers, again) ? [] : [{ field: again, code: 'different' }];
};

export default sameAnswer;
