import { fieldName, type Json } from './question.ts';

/** A comparison in an expression of SurveyJS: {drink} = 'tea', {age} >= 18, {note} notempty, {days} contains 'sat'. */
const comparison = /^\{([^{}]+)\}\s*(=|==|<>|!=|>=|<=|>|<|notempty|empty|anyof|contains)\s*(.*)$/;

/** Reads comparisons joined by `and` as one of our conditions; undefined for anything else. */
export function readCondition(expression: string): Json | undefined {
  const parts = expression.split(/\s+and\s+/i).map((part) => readComparison(part.trim().replace(/^\((.*)\)$/, '$1')));
  if (parts.some((part) => part === undefined)) return undefined;
  const names = parts.map((part) => part![0]);
  return new Set(names).size < names.length ? undefined : Object.fromEntries(parts as [string, Json][]);
}

function readComparison(words: string): [string, Json] | undefined {
  const [, name, operator = '', given = ''] = comparison.exec(words) ?? [];
  if (name === undefined) return undefined;
  const value = parseLiteral(given);
  const rule = ruleOf(operator, value);
  return rule && [fieldName(name), rule];
}

function ruleOf(operator: string, value: unknown): Json | undefined {
  if (operator === 'notempty') return {};
  if (value === undefined) return undefined;
  if (operator === '=' || operator === '==') return { const: value };
  if (operator === '<>' || operator === '!=') return { not: { const: value } };
  if (operator === 'anyof') return Array.isArray(value) ? { enum: value } : undefined;
  if (operator === 'contains') return { contains: { const: value } };
  if (typeof value !== 'number') return undefined;
  const bounds: Json = {
    '>=': { minimum: value },
    '<=': { maximum: value },
    '>': { exclusiveMinimum: value },
    '<': { exclusiveMaximum: value },
  };
  return bounds[operator] as Json | undefined;
}

/** A value as SurveyJS writes it: 'tea', 18, true, ['a', 'b']. */
function parseLiteral(given: string): unknown {
  const text = given.trim();
  const [, quoted] = /^(?:'([^']*)'|"[^"]*")$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted;
  try {
    return JSON.parse(text.replaceAll("'", '"')) as unknown;
  } catch {
    return undefined;
  }
}
