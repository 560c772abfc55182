import { formatNumber } from '../engine/format/numbers.ts';
import type { NumberStyle } from '../plan/message.ts';

/** JSON Schema keywords in words that follow "must"; $1 is the value of the keyword. */
const ruleTexts: Readonly<Record<string, string>> = {
  required: 'be answered',
  pattern: 'fit the pattern $1',
  minLength: 'have at least $1 letters',
  maxLength: 'have at most $1 letters',
  minimum: 'be at least $1',
  exclusiveMinimum: 'be more than $1',
  maximum: 'be at most $1',
  exclusiveMaximum: 'be less than $1',
  multipleOf: 'be a multiple of $1',
  minItems: 'have at least $1 choices',
  maxItems: 'have at most $1 choices',
};

const formatTexts: Readonly<Record<string, string>> = {
  email: 'be an email address',
  date: 'be a day of the calendar',
  time: 'be a time of day',
  line: 'be one line without invisible characters',
  lines: 'have no invisible characters',
};

/**
 * A rule in words that follow "must": be at least 18. Undefined if it has no words. `style`: how the site writes
 * numbers.
 */
export function requirementOf(rule: string, value: unknown, style?: NumberStyle): string | undefined {
  if (rule === 'format') return formatTexts[String(value)] ?? `be a ${String(value)}`;
  return ruleTexts[rule]?.replace('$1', () => valueSaid(value, style));
}

/** The value of a rule in words. */
export const valueSaid = (value: unknown, style?: NumberStyle): string =>
  typeof value === 'number' ? formatNumber(value, style) : String(value);

/** The same as a statement of an answer: is at least 18, does not fit the pattern ^A. */
export const statedOf = (asked: string, not: boolean): string =>
  asked.startsWith('be ')
    ? `is ${not ? 'not ' : ''}${asked.slice('be '.length)}`
    : not
      ? `does not ${asked}`
      : asked.replace(/^have\b/, 'has').replace(/^fit\b/, 'fits');
