import type { Expression } from './expression.ts';

/** An expression in words, to say which one was lost. */
export function tell(expression: Expression): string {
  const inner = (one: Expression): string =>
    ['all', 'any', 'compare', 'math', 'if'].includes(one.op) ? `(${tell(one)})` : tell(one);
  switch (expression.op) {
    case 'answer':
      return expression.id;
    case 'value':
      return JSON.stringify(expression.value);
    case 'list':
      return `[${expression.items.map(tell).join(', ')}]`;
    case 'compare':
    case 'math':
      return `${inner(expression.left)} ${expression.sign} ${inner(expression.right)}`;
    case 'contains':
      return `${inner(expression.whole)} contains ${inner(expression.item)}`;
    case 'all':
      return expression.of.map(inner).join(' and ');
    case 'any':
      return expression.of.map(inner).join(' or ');
    case 'not':
      return `not ${inner(expression.of)}`;
    case 'answered':
      return `${inner(expression.of)} is answered`;
    case 'if':
      return `${inner(expression.test)} ? ${inner(expression.then)} : ${inner(expression.otherwise)}`;
    case 'call':
      return `${expression.name}(${expression.of.map(tell).join(', ')})`;
  }
}
