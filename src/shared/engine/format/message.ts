import type { Message, MessageNode } from '../../plan/message.ts';
import { formatDate } from '../dates.ts';
import { formatNumber, money, numberOf } from './numbers.ts';

type MessageValues = Readonly<Record<string, unknown>>;
type MessageValue = Extract<MessageNode, { readonly arg: string }>;
type Plural = Extract<MessageNode, { readonly plural: string }>;
type Branches = Readonly<Record<string, readonly MessageNode[]>>;

/** How a value is printed, by its name; undefined for a value that is printed as it is. */
export type Print = (name: string, value: unknown) => string | undefined;

/**
 * The text of a message with its values filled in.
 * Takes    values by name; the name `record.phone` looks into `values.record`
 * Returns  the text. A value that is missing or an object becomes ''; a list is joined by commas
 * Errors   never throws
 */
export function formatMessage(message: Message, values: MessageValues, print: Print = () => undefined): string {
  return typeof message === 'string' ? message : message.map((node) => formatNode(node, values, print)).join('');
}

function formatNode(node: MessageNode, values: MessageValues, print: Print): string {
  if (typeof node === 'string') return node;
  if ('arg' in node) return formatValue(node, valueAtPath(values, node.arg), print);
  if ('plural' in node) return formatMessage(pluralBranch(node, valueAtPath(values, node.plural)), values, print);
  return formatMessage(selectBranch(node.options, valueText(valueAtPath(values, node.select))), values, print);
}

function formatValue(node: MessageValue, value: unknown, print: Print): string {
  const { arg, as } = node;
  if (as === 'money') return money(value, node);
  if (as === 'date') return formatDate(valueText(value));
  const printed = as === 'number' ? formatNumber(value, node) : as === undefined ? print(arg, value) : '';
  return printed || valueText(value);
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? '' : valueText(item))).join(', ');
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint' || Number.isFinite(value)
    ? String(value)
    : '';
}

/** The branch of a number, in the order of ICU: `=2`, else the number's category such as `one`, else `other`. */
function pluralBranch({ options, in: language }: Plural, value: unknown): readonly MessageNode[] {
  const number = numberOf(value);
  if (!Number.isFinite(number)) return branch(options, 'other');
  return Object.hasOwn(options, `=${number}`)
    ? branch(options, `=${number}`)
    : branch(options, categoryOf(number, language));
}

const selectBranch = (options: Branches, text: string): readonly MessageNode[] =>
  branch(options, text.trim() === '' ? 'missing' : text);

const branch = (options: Branches, key: string): readonly MessageNode[] =>
  (Object.hasOwn(options, key) ? options[key] : options.other) ?? [];

/**
 * The plural category of a number (CLDR). For English, `Intl.PluralRules` says the same but costs milliseconds on a
 * cheap phone.
 */
const categoryOf = (number: number, language: string | undefined): string =>
  language ? rulesOf(language).select(number) : Math.abs(number) === 1 ? 'one' : 'other';

let rules: Intl.PluralRules | undefined;

/** A page has one language. */
const rulesOf = (language: string): Intl.PluralRules =>
  (rules = rules?.resolvedOptions().locale === language ? rules : new Intl.PluralRules(language));

function valueAtPath(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    return typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? (at as MessageValues)[name] : undefined;
  }, values);
}
