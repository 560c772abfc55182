import { answer, CannotSay, type Expression } from '../expression.ts';
import { commonCall, readInfix, type Dialect, type Operator } from '../infix.ts';

const surveyOperators: Readonly<Record<string, Operator>> = {
  and: 'and',
  or: 'or',
  equal: '==',
  notequal: '!=',
  greater: '>',
  less: '<',
  greaterorequal: '>=',
  lessorequal: '<=',
  contains: 'contains',
  contain: 'contains',
  notcontains: 'notcontains',
  notcontain: 'notcontains',
  anyof: 'anyof',
  allof: 'allof',
  noneof: 'noneof',
  empty: 'empty',
  notempty: 'notempty',
};

/** Reads an expression of SurveyJS. `rows`: the id of the rows that it is in: {panel.x}, {row.x}, {parentPanel.x}. */
export function readExpression(text: string, rows: string | undefined): Expression {
  const named = (one: Expression): Expression => rename(one, rows);
  const dialect: Dialect = {
    names: [/^\{([^{}]+)\}/],
    operators: surveyOperators,
    call: (name, of) => called(name, of),
  };
  return named(readInfix(text, dialect));
}

function called(name: string, of: readonly Expression[]): Expression {
  const [rows, column] = of;
  const lower = name.toLowerCase();
  if (lower === 'suminarray' && rows?.op === 'answer' && column?.op === 'value')
    return { op: 'call', name: 'sum', of: [answer(`${rows.id}.${String(column.value)}`)] };
  if (lower === 'countinarray' && rows?.op === 'answer') return { op: 'call', name: 'count', of: [rows] };
  return commonCall(name, of);
}

/** Gives answers the ids of their questions: {panel.x} in rows, {matrix.row} of a table. */
function rename(expression: Expression, rows: string | undefined): Expression {
  return JSON.parse(JSON.stringify(expression), (_, part: unknown) => {
    const one = part as Expression | null;
    if (one === null || typeof one !== 'object' || one.op !== 'answer') return part;
    const [, counted] = /^(.+)\.length$/.exec(one.id) ?? [];
    return counted === undefined
      ? answer(answerId(one.id, rows))
      : { op: 'call', name: 'count', of: [{ op: 'answer', id: answerId(counted, rows) }] };
  }) as Expression;
}

function answerId(name: string, rows: string | undefined): string {
  const bare = name.replace(/^#/, '').replace(/-unwrapped$/, '');
  const [, parent, inner] = /^(parent)?(?:panel|row)\.(.+)$/i.exec(bare) ?? [];
  if (inner === undefined) return bare;
  const around = parent === undefined ? rows : rows?.replace(/\.?[^.]+$/, '');
  if (around === undefined || around === '') throw new CannotSay(`{${name}} is not in rows`);
  return `${around}.${inner}`;
}
