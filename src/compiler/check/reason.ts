import type { ErrorObject } from 'ajv';
import { counted } from '../../shared/problems/show.ts';

/** Why a value does not fit, as text that can follow the word "This". */
export function reason({
  keyword,
  params,
  message,
  data,
}: Pick<ErrorObject, 'keyword' | 'params' | 'message' | 'data'>): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'pattern':
      return 'does not have the right form';
    case 'format':
      return params.format === 'regex'
        ? `is not a regular expression: ${whyNoPattern(String(data))}`
        : `is not ${formatName(String(params.format))}`;
    case 'minLength':
      return limit === '1' ? 'is empty' : `is too short: ${lengthOf(data)}, ${limit} at least`;
    case 'maxLength':
      return `is too long: ${lengthOf(data)}, ${limit} at most`;
    case 'minItems':
      return `needs ${limit} or more items`;
    case 'maxItems':
      return `has more than ${counted(Number(limit), 'item')}`;
    case 'minProperties':
      return `needs ${limit} or more keys`;
    case 'maxProperties':
      return `has more than ${counted(Number(limit), 'key')}`;
    case 'minimum':
      return `is too small: ${limit} at least`;
    case 'exclusiveMinimum':
      return `is too small: more than ${limit}`;
    case 'exclusiveMaximum':
      return `is too large: less than ${limit}`;
    case 'maximum':
      return `is too large: ${limit} at most`;
    case 'multipleOf':
      return `is not a multiple of ${String(params.multipleOf)}`;
    default:
      return message ?? 'is not allowed';
  }
}

const formatName = (format: string): string =>
  ({ email: 'an e-mail address', date: 'a date such as 2024-02-29' })[format] ?? format;

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys',
  null: 'nothing',
};

export const typeName = (type: string): string => typeNames[type] ?? type;

/** Names the type of a value in the same words. */
export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeName(typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value);
}

/** Counts code points, as the contracts do. */
const lengthOf = (text: unknown): string => counted([...String(text)].length, 'character');

function whyNoPattern(pattern: string): string {
  try {
    new RegExp(pattern, 'u');
    return 'it is not well formed';
  } catch (error) {
    return (error as Error).message.split(': ').at(-1)?.toLowerCase() ?? '';
  }
}

/**
 * How to write a value as another type: a number as a text, a single item as a list. Empty when the contract describes
 * the value itself.
 */
export function typeFix(value: unknown, wanted: unknown): string {
  const types = [wanted].flat();
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (types.includes('string')) return textFix(value);
  if (
    text !== undefined &&
    types.some(
      (type) =>
        (type === 'boolean' ? /^(true|false)$/ : /^-?\d+(\.\d+)?$/).test(text) && type !== 'array' && type !== 'object',
    )
  )
    return `Write it without quotes: ${text}.`;
  if (value === null && types.some((type) => type === 'array' || type === 'object'))
    return 'Put its content on the lines below, indented further than the key.';
  if (!types.includes('array')) return '';
  return text !== undefined && /^[\w-]+$/.test(text)
    ? `Write it as a list: [${text}].`
    : 'Write each item on a line of its own, with a dash and a space before it.';
}

function textFix(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return `Put it in quotes: "${String(value)}".`;
  if (Array.isArray(value)) return 'Write one text, without a dash or brackets.';
  return value === null ? '' : 'Put the text in quotes: a colon or braces make keys of it.';
}
