import { allHold, any, constantOf, not, type Expression } from './expression.ts';
import type { Lost, Question } from './form.ts';
import type { Names } from './names.ts';

/**
 * A condition without comparisons that no answer can meet, because they are about a value that is not one of the
 * choices. Forms keep them when a choice is removed. Each is listed once as lost; a condition of nothing else stays.
 */
export function withoutNever(expression: Expression, { byId }: Names, at: string, lost: Lost[]): Expression {
  const found: Lost[] = [];
  const question = (id: string): Question | undefined => byId.get(id)?.question;
  const simpler = simplify(expression, (of, given) => {
    const asked = of.op === 'answer' ? question(of.id) : undefined;
    if (!asked?.choices || asked.choices.some(({ value }) => String(value) === String(given))) return false;
    found.push({
      at,
      what: `a comparison with ${JSON.stringify(given)}, which is not one of the choices of "${asked.title}"`,
      way: 'No answer meets it, so it is left out. Add the choice, if it is missing.',
    });
    return true;
  });
  if (simpler.op === 'value') return expression;
  for (const one of found) if (!lost.some(({ what }) => what === one.what)) lost.push(one);
  return simpler;
}

type IsNever = (of: Expression, value: string | number | boolean) => boolean;

function simplify(expression: Expression, isNever: IsNever): Expression {
  switch (expression.op) {
    case 'compare': {
      const { left, sign, right } = expression;
      const isWrong = (sign === '==' || sign === '!=') && right.op === 'value' && isNever(left, right.value);
      return isWrong ? constantOf(sign === '!=') : expression;
    }
    case 'contains': {
      const { whole, item } = expression;
      return item.op === 'value' && isNever(whole, item.value) ? constantOf(false) : expression;
    }
    case 'not': {
      const of = simplify(expression.of, isNever);
      return of.op === 'value' ? constantOf(of.value !== true) : of === expression.of ? expression : not(of);
    }
    case 'all':
    case 'any': {
      const isAny = expression.op === 'any';
      const parts = expression.of.map((one) => simplify(one, isNever));
      if (parts.some((one) => one.op === 'value' && one.value === isAny)) return constantOf(isAny);
      const open = parts.filter(({ op }) => op !== 'value');
      return (isAny ? any(...open) : allHold(...open)) ?? constantOf(!isAny);
    }
    default:
      return expression;
  }
}
