import { isConstant, isGroup, isNamedValue, tidied, type Line, type Node, type Sign, type Value } from './tree.ts';

/** The type of a name's value, as far as it decides how an expression is written. */
export type Type = 'text' | 'number' | 'date' | 'truth' | 'choices' | 'rows';

/** The type of a field or constant, by its name. */
export type TypeOf = (name: string) => Type | undefined;

/**
 * Lines as an expression.
 * Returns  undefined if no expression can say it, such as a comparison with a constant that is a list
 */
export function toExpression(condition: Node, typeOf: TypeOf): string | undefined {
  const node = tidied(condition);
  if (!isGroup(node)) return lineText(node, typeOf);
  const parts = node.lines.map((line) => partText(line, typeOf));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return parts.join(node.join === 'all' ? ' && ' : ' || ');
}

/** A line or group among others. */
function partText(node: Node, typeOf: TypeOf): string | undefined {
  const text = toExpression(node, typeOf);
  return text !== undefined && isGroup(node) ? `(${text})` : text;
}

function lineText(line: Line, typeOf: TypeOf): string | undefined {
  const text = heldText(line, typeOf);
  if (text === undefined || !line.not) return text;
  const asked = requiredFields(line, typeOf);
  if (asked.length > 0) return `!(${[...asked.map((name) => `has(${name})`), text].join(' && ')})`;
  return /^(?:[\w.-]+|has\([^()]*\))$/.test(text) ? `!${text}` : `!(${text})`;
}

/**
 * The fields that a line needs answers to: without them it is neither true nor false. Without an answer, a box is not
 * ticked, and a list of choices is empty.
 */
export const requiredFields = ({ name, sign, values }: Line, typeOf: TypeOf): string[] =>
  sign === 'answered'
    ? []
    : [...new Set([name, ...values.flatMap((value) => (isNamedValue(value) ? [value.name] : []))])].filter(
        (one) => !isConstant(one) && one !== 'today' && ['text', 'number', 'date'].includes(typeOf(one) ?? ''),
      );

const operators: Readonly<Partial<Record<Sign, string>>> = {
  is: '==',
  other: '!=',
  atLeast: '>=',
  above: '>',
  atMost: '<=',
  below: '<',
};

/** A line without its `not`. */
function heldText({ name, of, sign, values }: Line, typeOf: TypeOf): string | undefined {
  const type = typeOf(name);
  const isDate = type === 'date' && of === undefined;
  const given = values.map((value) => valueText(value, isDate));
  const [value] = given;
  const term = of === 'count' ? `size(${name})` : of === 'years' ? `years(${name}, today)` : name;
  if (given.includes(undefined)) return undefined;
  if (sign === 'answered') return `has(${name})`;
  if (value === undefined) return undefined;
  switch (sign) {
    case 'includes':
      return given.length === 1 ? `${value} in ${name}` : `${name}.exists(one, one in [${given.join(', ')}])`;
    case 'oneOf':
      return `${term} in [${given.join(', ')}]`;
    case 'noneOf':
      return `!(${term} in [${given.join(', ')}])`;
    case 'startsWith':
    case 'endsWith':
    case 'contains':
      return `${name}.${sign}(${value})`;
    default:
      break;
  }
  if (type !== 'truth' || sign !== 'is') return `${term} ${operators[sign] ?? ''} ${value}`;
  if (value === 'true') return name;
  return value === 'false' ? `has(${name}) && !${name}` : `${name} == ${value}`;
}

function valueText(value: Value, isDate: boolean): string | undefined {
  if (isNamedValue(value)) return value.all ? undefined : value.name;
  if (typeof value === 'string') return isDate ? `date(${JSON.stringify(value)})` : JSON.stringify(value);
  return String(value);
}
