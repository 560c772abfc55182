import { formatNumber } from '../../../engine/format/numbers.ts';
import type { FieldModel } from '../../../compiler/model/types.ts';
import { numberStyleOf } from '../../../compiler/resolve/money.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';

/** A rule of a field in words; $1 is what it says. */
const words: Readonly<Record<string, string>> = {
  required: 'It must be answered.',
  const: 'Only $1 is accepted.',
  pattern: 'It must fit the pattern $1.',
  minLength: 'It must have at least $1 letters.',
  maxLength: 'It must have at most $1 letters.',
  minimum: 'It must be at least $1.',
  exclusiveMinimum: 'It must be more than $1.',
  maximum: 'It must be at most $1.',
  exclusiveMaximum: 'It must be less than $1.',
  multipleOf: 'It must be a multiple of $1.',
  minItems: 'It must have at least $1 choices.',
  maxItems: 'It must have at most $1 choices.',
  uniqueItems: 'No choice may be there twice.',
};

/** The formats in words. */
const formats: Readonly<Record<string, string>> = {
  email: 'It must be an email address.',
  date: 'It must be a day of the calendar.',
  time: 'It must be a time of day.',
  line: 'It must be one line without invisible characters.',
  lines: 'It must have no invisible characters.',
};

/** What a rule of a field asks. */
export function ruleWords(rule: string, { written }: FieldModel, symbols: SymbolTable): string {
  const value = (written as unknown as Readonly<Record<string, unknown>>)[rule];
  if (rule === 'format') return formats[String(value)] ?? `It must be a ${String(value)}.`;
  const said = typeof value === 'number' ? formatNumber(value, numberStyleOf(symbols)) : String(value);
  return (words[rule] ?? `${rule}: $1`).replace('$1', () => said);
}
