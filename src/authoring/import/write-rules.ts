import { writeCel } from './cel.ts';
import { answer, answered, answersIn, any, CannotSay, not, type Expression } from './expression.ts';
import type { Json, Lost, Question, Rule } from './form.ts';
import { plain, requiredMessage } from './messages.ts';
import type { Named, Names } from './names.ts';
import { withoutNever } from './never.ts';
import { withTitles } from './printed.ts';
import { loseCondition } from './reading.ts';
import { scopeOf } from './scope.ts';
import { tell } from './tell.ts';

/** The rule of a question that must be answered only under a condition. */
export const requiredRules = ({ at, id, title, words, required, requiredWhen }: Question, names: Names): Rule[] =>
  requiredWhen && !required
    ? [
        {
          at,
          holds: any(not(requiredWhen), answered(answer(id)))!,
          beside: id,
          message: words.required ?? requiredMessage(withTitles(title, names)),
        },
      ]
    : [];

/** A rule as our forms write it: of the whole form, or of each of some rows. One that they cannot say is lost. */
export function writtenRules(
  { at, holds, beside, message }: Rule,
  rows: Named | undefined,
  { names, lost }: { readonly names: Names; readonly lost: Lost[] },
): Json[] {
  try {
    const scope = scopeOf(names, rows);
    const rule = {
      assert: writeCel(withoutNever(holds, names, at, lost), scope),
      at: scope.field(beside).name,
      message:
        plain(message ?? '') ||
        messageOf(holds, names) ||
        `${plain(scope.field(beside).question.title)} does not fit the other answers.`,
    };
    return [rule];
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    loseCondition(lost, at, `the rule ${tell(holds)}`, error.message);
    return [];
  }
}

/** The message of a rule that asks for at least one of several answers. */
function messageOf(holds: Expression, { byId }: Names): string {
  if (holds.op !== 'any' || !holds.of.every(({ op }) => op === 'answered')) return '';
  const titles = answersIn(holds).map((id) => `"${plain(byId.get(id)?.question.title ?? id)}"`);
  return `Answer at least one of these: ${titles.join(', ')}.`;
}
