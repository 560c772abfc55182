import { isFault } from '../../shared/conditions/cel/parse.ts';
import type { AnswerRule, ConditionMap } from '../../shared/plan/config.generated.ts';
import { conditionParts, type Condition } from '../../compiler/model/conditions.ts';
import { parseExpression } from '../../shared/conditions/cel/parse.ts';
import { answer, answered, CannotSay, type Expression } from '../import/expression.ts';
import { answerRule } from '../import/rjsf/conditions.ts';
import { truthOf, valueIn } from './cel.ts';
import { negated, together } from './logic.ts';
import type { NamesIn } from './names.ts';

/** A condition of ours. Throws CannotSay. */
export function conditionIn(written: Condition, names: NamesIn): Expression {
  return typeof written === 'string' ? truthOf(parsed(written), true, false, names) : mapIn(written, names);
}

/** An assert as a rule: it is broken only by answers that are there. Throws CannotSay. */
export const ruleIn = (written: string, names: NamesIn): Expression => truthOf(parsed(written), true, true, names);

/** The value of an expression. Throws CannotSay. */
export const expressionIn = (written: string, names: NamesIn): Expression => valueIn(parsed(written), names);

function parsed(written: string) {
  const expression = parseExpression(written);
  if (isFault(expression)) throw new CannotSay(expression.why);
  return expression.ast;
}

function mapIn(condition: ConditionMap, names: NamesIn): Expression {
  const { rules, anyOf, not } = conditionParts(condition);
  return together(true, [
    ...Object.entries(rules).map(([field, rule]) => answerIn(field, rule, names)),
    anyOf.length === 0
      ? undefined
      : together(
          false,
          anyOf.map((one) => mapIn(one, names)),
        ),
    not && negated(mapIn(not, names)),
  ]);
}

/** What the answer to a field must be. Each rule by itself needs the answer, so that its opposite is clear. */
function answerIn(name: string, rule: AnswerRule, { fields }: NamesIn): Expression {
  const found = fields.get(name);
  if (!found) throw new CannotSay(`${name} is not a question`);
  const given = answer(found.id);
  const said = answerRule(given, { ...rule });
  const needsNone = said?.op === 'compare' && said.sign !== '!=';
  return together(true, [needsNone ? undefined : answered(given), said]);
}
