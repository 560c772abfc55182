import type { Answer } from '../../shared/plan/answers.ts';
import type { RulePlugin } from '../../shared/plan/plugins.ts';
import { answerOf, isEmpty } from '../../shared/engine/answers.ts';

interface AtLeastOne {
  readonly fields: readonly string[];
  readonly at: string;
}

/**
 * At least one of several fields is chosen: ticked, a number above 0, or not empty.
 * Returns  the code `none` on the field `at`, or nothing
 * Source   spec 5.41
 */
const atLeastOne: RulePlugin = (answers, settings) => {
  const { fields, at } = settings as unknown as AtLeastOne;
  return fields.some((field) => isChosen(answerOf(answers, field))) ? [] : [{ field: at, code: 'none' }];
};

const isChosen = (answer: Answer | undefined): boolean =>
  typeof answer === 'number' ? answer > 0 : answer !== false && !isEmpty(answer);

export default atLeastOne;
