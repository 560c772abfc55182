import { parse, TYPE, type MessageFormatElement, type PluralOrSelectOption } from '@formatjs/icu-messageformat-parser';
import type { Message, MessageNode, NumberStyle } from '../../shared/plan/message.ts';

export interface ParsedMessage {
  readonly message: Message;
  /** Names of the values in it. */
  readonly values: readonly string[];
  /** Values in quotes, which are plain text with their braces. */
  readonly quoted: readonly string[];
  readonly error?: { readonly why: string; /** Where in the text. */ readonly at: number };
}

/**
 * ICU does not allow the dot of {record.phone} in a name, nor the word value in {city, value}. These letters, which are
 * never typed, replace them with the same length, so that places stay right.
 */
const dot = 'ꓸ';
const itself = 'ꓹ';

export const standIns = (text: string): string =>
  text
    .replace(/(\{\s*\w+)\.(\w+)/g, `$1${dot}$2`)
    .replace(
      /(\{\s*[\wꓸ]+)(\s*,\s*value\s*)(?=\})/g,
      (_, name: string, type: string) => name + itself.repeat(type.length),
    );

/**
 * Parses an ICU message into what the engine formats: literals, values, plurals and choices. A text without values
 * stays a plain string. `error` says why a message is not well formed. `style`: how the site writes numbers.
 */
export function parseMessage(text: string, style: NumberStyle = {}): ParsedMessage {
  const values = new Set<string>();
  const quoted: string[] = [];
  try {
    const elements = parse(standIns(text), {
      ignoreTag: true,
      requiresOtherClause: true,
    });
    const nodes = nodesOf(elements, { values, quoted, style }, '');
    const message = nodes.every((node) => typeof node === 'string') ? nodes.join('') : nodes;
    // Braces in single quotes are meant to be text.
    return { message, values: [...values], quoted: quoted.filter((value) => text.includes(value)) };
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    return { message: text, values: [], quoted, error: { why: reason(message), at: location?.start.offset ?? 0 } };
  }
}

/** Compiles a message that an earlier stage found well formed. */
export const compileMessage = (text: string, style: NumberStyle): Message => parseMessage(text, style).message;

/** The values and quotes found in a message, and how its numbers are written. */
interface MessageParts {
  readonly style: NumberStyle;
  readonly values: Set<string>;
  readonly quoted: string[];
}

function nodesOf(elements: readonly MessageFormatElement[], found: MessageParts, plural: string): MessageNode[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) {
      const words = element.value.replaceAll(dot, '.').replace(new RegExp(`${itself}+`, 'g'), ', value');
      found.quoted.push(...(words.match(/\{\s*[a-z][\w.]*\s*(?:,[^{}]*)?\}/gi) ?? []));
      return words;
    }
    if (element.type === TYPE.pound) return numberNode(plural, undefined, found.style);
    if (element.type === TYPE.tag) throw new Error('TAGS_ARE_NOT_ALLOWED');
    const name = element.value.replace(dot, '.').replaceAll(itself, '');
    found.values.add(name);
    switch (element.type) {
      case TYPE.argument:
        return element.value.endsWith(itself) ? { arg: name, as: 'value' } : { arg: name };
      case TYPE.number:
        return numberNode(name, element.style ?? undefined, found.style);
      case TYPE.date:
        return { arg: name, as: 'date' };
      case TYPE.plural:
        return { plural: name, ...pluralsIn(found), options: optionsOf(element.options, found, name) };
      case TYPE.select:
        return { select: name, options: optionsOf(element.options, found, plural) };
      default:
        throw new Error('ONLY_NUMBER_DATE_PLURAL_AND_SELECT_ARE_ALLOWED');
    }
  });
}

function numberNode(arg: string, how: unknown, style: NumberStyle): MessageNode {
  const { plurals: _, ...written } = style;
  if (how === 'money') return { arg, as: 'money', ...written };
  if (how !== undefined) throw new Error('ONLY_MONEY_IS_A_NUMBER_STYLE');
  const { sign: __, ...digits } = written;
  return { arg, as: 'number', ...digits };
}

const pluralsIn = ({ style: { plurals } }: MessageParts) => (plurals === undefined ? {} : { in: plurals });

const optionsOf = (options: Record<string, PluralOrSelectOption>, found: MessageParts, plural: string) =>
  Object.fromEntries(Object.entries(options).map(([key, option]) => [key, nodesOf(option.value, found, plural)]));

/** The meaning of the parser's error codes. A code that is missing here is shown itself, in small letters. */
const reasons: readonly (readonly [code: RegExp, why: string])[] = [
  [/CLOSING_BRACE/, 'a brace opens here and is not closed'],
  [/^EMPTY_ARGUMENT/, 'these braces are empty'],
  [/^MALFORMED_ARGUMENT/, 'these braces do not contain the name of a value'],
  [/^ONLY_MONEY_|^INVALID_NUMBER_SKELETON/, 'only money may follow number'],
  [/^INVALID_ARGUMENT_TYPE|^ONLY_/, 'only number, date, plural, select and value may follow the name of a value'],
  [/^MISSING_OTHER_CLAUSE/, 'other {…} is missing, the text for all other cases'],
  [/^DUPLICATE_/, 'the same case is there twice'],
  [/^EXPECT_(PLURAL|SELECT)/, 'the cases are not written as one {# plan} other {# plans}'],
];

const reason = (code: string): string =>
  reasons.find(([pattern]) => pattern.test(code))?.[1] ?? code.toLowerCase().replaceAll('_', ' ');
