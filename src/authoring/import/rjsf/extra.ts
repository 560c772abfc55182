import { answer, answered, any, not, type Expression } from '../expression.ts';
import type { Json } from '../form.ts';
import { readOr } from '../reading.ts';
import { answerRule } from './conditions.ts';
import { errorMessages } from './field.ts';
import type { SchemaWalk } from './walk.ts';

/** Whether a schema says only what an answer must not be, perhaps of a question that another part asks. */
export const onlyRefuses = (rule: Json): boolean =>
  'not' in rule && Object.keys(rule).every((key) => ['not', 'errorMessage'].includes(key));

/** A rule for a question that is asked anyway, which holds only under a condition. */
export function extraRule(
  rule: Json,
  before: Json,
  id: string,
  at: string,
  when: Expression | undefined,
  { rules, reading }: SchemaWalk,
): void {
  const { type } = rule;
  if (type !== undefined && before.type !== undefined && type !== before.type)
    reading.lost.push({
      at,
      what: `another type of ${id} under a condition: ${JSON.stringify(type)}`,
      way: 'Ask for it in a question of its own, with when.',
    });
  const holds = readOr(reading, at, JSON.stringify(rule), () => answerRule(answer(id), rule));
  if (!holds) return;
  const [message] = Object.values(errorMessages(rule));
  rules.push({ at, holds: any(when && not(when), not(answered(answer(id))), holds)!, beside: id, message });
}
