import type { RulePlugin } from '../../plan/form.ts';
import { answerOf } from '../../engine/answers.ts';

interface SameAnswer {
  readonly field: string;
  readonly again: string;
}

/**
 * A field repeats another, to the letter. One of the two without an answer differs from the other; neither answered is
 * the same.
 * Returns  the code `different` on the field `again`, or nothing
 * Source   spec 5.56
 */
const sameAnswer: RulePlugin = (answers, settings) => {
  const { field, again } = settings as unknown as SameAnswer;
  return answerOf(answers, field) === answerOf(answers, again) ? [] : [{ field: again, code: 'different' }];
};

export default sameAnswer;
