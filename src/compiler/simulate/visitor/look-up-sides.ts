import { answerOf, isEmpty } from '../../../shared/engine/answers.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import { codeOf } from '../../compile/expressions.ts';
import { readsOf, scopeOf } from '../../model/expressions.ts';
import type { FieldSetModel } from '../../model/types.ts';
import { lookUpsIn } from './look-ups.ts';
import { evaluated } from './modules.ts';
import { numbersIn, toldIn, workingIn, type Holds, type Predicate, type Steps } from './predicates.ts';

/**
 * Predicates for each look-up of a set: that it finds something; and that its inputs exist once the fields that it
 * depends on are answered. So visitors try listed values, unlisted ones, and missing ones.
 */
export function lookUpsOf(set: FieldSetModel, form: Steps): Predicate[] {
  const [told, working] = [toldIn(form), workingIn(set, form)];
  return lookUpsIn(set).map(({ field, text, asked, inChoices, inputs }): Predicate => {
    const see = working(readsOf(text, set.source));
    const valueOf = (part: string) => {
      const code = evaluated(codeOf(part, scopeOf(set)));
      return (answers: Answers): unknown => code(see(answers), told) ?? undefined;
    };
    const [values, result] = [asked.map(valueOf), valueOf(text)];
    const choices = form.steps.flatMap(({ plan }) => plan.fields[field]?.choices ?? []).map(({ value }) => value);
    const isThere = (found: unknown) => (inChoices ? choices.some((choice) => choice === found) : found !== undefined);
    const asks: Holds = (answers) =>
      inputs.some((name) => isEmpty(answerOf(answers, name)))
        ? undefined
        : values.every((value) => value(answers) !== undefined);
    const finds: Holds = (answers) => (asks(answers) === true ? isThere(result(answers)) : undefined);
    return { decides: 'sight', inputs, parts: [finds, asks], numbers: numbersIn(text, set) };
  });
}
