import { isMap } from '../../../compiler/read/shape.ts';
import { answer, CannotSay, constantOf, type Expression } from '../expression.ts';
import { commonCall, readInfix, type Dialect } from '../infix.ts';

/** Reads an expression of an XLSForm (XPath). `self`: the id of the question to which a point refers. */
export function readXPath(written: string, self: string): Expression {
  const dialect: Dialect = {
    names: [/^\$\{\s*([^{}]+?)\s*\}/, /^(\.)(?![\w.])/],
    operators: { and: 'and', or: 'or', div: '/', mod: '%' },
    call,
  };
  return JSON.parse(JSON.stringify(readInfix(written, dialect)), (_, part: unknown) => {
    if (!isMap(part) || part.op !== 'answer') return part;
    return answer(part.id === '.' ? self : String(part.id).replace(/^last-saved#/, ''));
  }) as Expression;
}

function call(name: string, of: readonly Expression[]): Expression {
  const [first, second] = of;
  if (name === 'selected' && first && second) return { op: 'contains', whole: first, item: second };
  if (name === 'count-selected' && first) return { op: 'call', name: 'size', of: [first] };
  if (name === 'string-length' && first) return { op: 'call', name: 'size', of: [first] };
  if (name === 'count' && first) return { op: 'call', name: 'count', of: [first] };
  if ((name === 'true' || name === 'false') && of.length === 0) return constantOf(name === 'true');
  if (name === 'int' && first) return { op: 'call', name: 'floor', of: [first] };
  if ((name === 'number' || name === 'string' || name === 'date') && first)
    return name === 'date' && first.op === 'value' ? { op: 'call', name: 'date', of: [first] } : first;
  if (name === 'regex' && first && second) return { op: 'call', name: 'regex', of: [first, second] };
  if (name === 'once' || name === 'coalesce' || name === 'concat')
    throw new CannotSay(`our expressions do not know the function ${name}`);
  return commonCall(name, of);
}

/** The type of the value of an expression. `typeOf`: that of a question. */
export function inferType(expression: Expression, typeOf: (id: string) => string): 'string' | 'number' | 'date' {
  switch (expression.op) {
    case 'answer':
      return typeOf(expression.id) as 'string';
    case 'value':
      return typeof expression.value === 'number' ? 'number' : 'string';
    case 'if':
      return inferType(expression.then, typeOf);
    case 'call':
      return expression.name === 'today' || expression.name === 'date' ? 'date' : 'number';
    default:
      return 'number';
  }
}
