import type { ErrorObject } from 'ajv';

/** Why a value does not fit, in words for a person: "This …". */
export function reason({ keyword, params, message }: Pick<ErrorObject, 'keyword' | 'params' | 'message'>): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'pattern': return 'does not have the right form';
    case 'format': return params.format === 'regex' ? 'is not a regular expression' : `is not ${formatName(String(params.format))}`;
    case 'minLength': return limit === '1' ? 'is empty' : `is too short: ${limit} characters at least`;
    case 'maxLength': return `is too long: ${limit} characters at most`;
    case 'minItems': return `needs ${limit} or more items`;
    case 'maxItems': return `has more than ${limit} item${limit === '1' ? '' : 's'}`;
    case 'minProperties': return `needs ${limit} or more keys`;
    case 'maxProperties': return `has more than ${limit} key${limit === '1' ? '' : 's'}`;
    case 'minimum': return `is too small: ${limit} at least`;
    case 'exclusiveMinimum': return `is too small: more than ${limit}`;
    case 'maximum': return `is too large: ${limit} at most`;
    case 'multipleOf': return `is no multiple of ${String(params.multipleOf)}`;
    case 'uniqueItems': return 'names something twice';
    default: return message ?? 'is not allowed';
  }
}

const formatName = (format: string): string => ({ email: 'an e-mail address', date: 'a date such as 2024-02-29' })[format] ?? format;

const names: Readonly<Record<string, string>> = { string: 'a text', integer: 'a whole number', number: 'a number', boolean: 'true or false', array: 'a list', object: 'a map of keys', null: 'nothing' };

export const typeName = (type: string): string => names[type] ?? type;

/** What a value is, in the same words. */
export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeName(typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value);
}

/** For a number or yes/no where a text is wanted: how to write it. */
export const quoteFix = (value: unknown, wanted: unknown): string =>
  [wanted].flat().includes('string') && ['number', 'boolean'].includes(typeof value) ? `Put it in quotes: "${String(value)}".` : '';

/** A value within a sentence: a text in quotes. */
export const quote = (value: unknown): string => (typeof value === 'string' ? `"${show(value)}"` : show(value));

/** A value as a person would write it, cut when it is long. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
