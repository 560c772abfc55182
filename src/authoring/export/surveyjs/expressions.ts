import { CannotSay, type Expression, type Sign } from '../../import/expression.ts';

/** Where an expression is: it names answers of the form, and those of the rows that it is in. */
export interface SurveyScope {
  /** The reference to a question: its name, or its place in a table. */
  readonly references: ReadonlyMap<string, string>;
  /** The id of the rows around the expression. */
  readonly rows: string | undefined;
  /** The ids of questions that are asked in rows, by id of the rows. */
  readonly inRows: ReadonlySet<string>;
}

/** An expression of SurveyJS. Throws CannotSay. */
export function surveyText(expression: Expression, scope: SurveyScope): string {
  const of = (one: Expression): string => surveyText(one, scope);
  const inner = (one: Expression): string => (plain.includes(one.op) ? of(one) : `(${of(one)})`);
  switch (expression.op) {
    case 'answer':
      return `{${referenceTo(expression.id, scope)}}`;
    case 'value':
      return surveyValue(expression.value);
    case 'list':
      return `[${expression.items.map(of).join(', ')}]`;
    case 'compare':
      return `${inner(expression.left)} ${surveySigns[expression.sign]} ${inner(expression.right)}`;
    case 'math':
      return `${inner(expression.left)} ${expression.sign} ${inner(expression.right)}`;
    case 'contains':
      return `${inner(expression.whole)} contains ${inner(expression.item)}`;
    case 'all':
      return expression.of.map(inner).join(' and ');
    case 'any':
      return expression.of.map(inner).join(' or ');
    case 'not':
      return expression.of.op === 'answered' ? `${asked(expression.of.of, scope)} empty` : `!(${of(expression.of)})`;
    case 'answered':
      return `${asked(expression.of, scope)} notempty`;
    case 'if':
      return `iif(${[expression.test, expression.then, expression.otherwise].map(of).join(', ')})`;
    case 'call':
      return callText(expression.name, expression.of, scope);
  }
}

const surveySigns: Readonly<Record<Sign, string>> = {
  '==': '=',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};
const plain = ['answer', 'value', 'list', 'call', 'if', 'answered'];

/** The name by which an expression refers to a question. Throws CannotSay for one of other rows. */
export function referenceTo(id: string, { references, rows, inRows }: SurveyScope): string {
  if (rows !== undefined && id.startsWith(`${rows}.`)) return `panel.${id.slice(rows.length + 1)}`;
  if (inRows.has(id)) throw new CannotSay(`${id} is asked once in each row`);
  return references.get(id) ?? id;
}

function asked(of: Expression, scope: SurveyScope): string {
  if (of.op !== 'answer') throw new CannotSay('only an answer can be missing');
  return surveyText(of, scope);
}

function surveyValue(given: string | number | boolean): string {
  if (typeof given !== 'string') return String(given);
  if (!given.includes("'")) return `'${given}'`;
  if (!given.includes('"')) return `"${given}"`;
  throw new CannotSay('a text has both kinds of quotes');
}

const units: readonly string[] = ['years', 'months', 'days'];

function callText(name: string, of: readonly Expression[], scope: SurveyScope): string {
  const given = of.map((one) => surveyText(one, scope));
  const [first = '', second = ''] = given;
  if (name === 'today') return 'today()';
  if (units.includes(name)) return `dateDiff(${first}, ${second}, '${name}')`;
  if (name === 'dateAdd') return `dateAdd(${given.join(', ')})`;
  if (['min', 'max'].includes(name) && of.length > 1) return `${name}(${given.join(', ')})`;
  if (name === 'round') return `round(${given.join(', ')})`;
  if (name === 'pow') return `(${bracketed(first)} ^ ${bracketed(second)})`;
  if (name === 'abs') return `iif(${first} < 0, 0 - ${bracketed(first)}, ${first})`;
  if (of.length === 1 && name === 'floor')
    return `iif(${bracketed(first)} % 1 < 0, trunc(${first}) - 1, trunc(${first}))`;
  if (of.length === 1 && name === 'ceil')
    return `iif(${bracketed(first)} % 1 > 0, trunc(${first}) + 1, trunc(${first}))`;
  if (name === 'count' || name === 'size') return lengthOf(of[0], name, scope);
  if (name === 'sum' && of[0]?.op === 'answer') return rowsSum(of[0].id, scope);
  throw new CannotSay(`SurveyJS has no function ${name}`);
}

const bracketed = (written: string): string => (/^\{[^{}]+\}$/.test(written) ? written : `(${written})`);

function lengthOf(of: Expression | undefined, name: string, scope: SurveyScope): string {
  if (of?.op !== 'answer') throw new CannotSay(`SurveyJS has no function ${name}`);
  return `{${referenceTo(of.id, scope)}.length}`;
}

/** The sum of an answer over all rows. */
function rowsSum(id: string, scope: SurveyScope): string {
  const point = id.lastIndexOf('.');
  return `sumInArray({${referenceTo(id.slice(0, point), scope)}}, '${id.slice(point + 1)}')`;
}
